import { cellOfLine, type StockCell } from './stock-cells';
import { plainLine, textKey } from './text';

/** The options of an item and its stock. */
export interface Choosable {
  readonly colors: readonly { readonly name: string }[];
  readonly sizeOptions: readonly string[];
  readonly availableStock: number;
  /** The pieces of each size and colour; absent where the stock is one number (C273). */
  readonly cells?: readonly StockCell[] | undefined;
}

export interface ClosetChoice {
  readonly selectedColor: string | null;
  readonly selectedSize: string | null;
}

/** Returns the initial choice: the first colour, and the size if there is only one (C68). */
export function initialChoice({ colors, sizeOptions }: Choosable): ClosetChoice {
  const [onlySize, ...otherSizes] = sizeOptions;
  return {
    selectedColor: colors[0]?.name ?? null,
    selectedSize: onlySize !== undefined && otherSizes.length === 0 ? onlySize : null,
  };
}

/** Returns the pieces that a choice can have: of its size and colour where staff count them, else of the item. */
export const stockOfChoice = ({ availableStock, cells }: Choosable, choice: ClosetChoice): number =>
  cells ? cellOfLine(cells, choice).stock : availableStock;

/**
 * Returns why an item cannot be added, or null: 'out-of-stock' (§4), a missing size or colour (C68), or 'choice-gone',
 * no piece left in this size and colour (C260).
 */
export function choiceProblem(
  item: Choosable,
  choice: ClosetChoice,
): 'out-of-stock' | 'choose-size' | 'choose-color' | 'choice-gone' | null {
  const { colors, sizeOptions, availableStock } = item;
  const { selectedColor, selectedSize } = choice;
  if (!(availableStock >= 1)) return 'out-of-stock';
  if (sizeOptions.length > 0 && !sizeOptions.some((size) => size === selectedSize)) return 'choose-size';
  if (colors.length > 0 && !colors.some(({ name }) => name === selectedColor)) return 'choose-color';
  return stockOfChoice(item, choice) >= 1 ? null : 'choice-gone';
}

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function split(value: unknown): readonly string[] {
  if (typeof value === 'number') return [String(value)];
  if (typeof value !== 'string') return [];
  const json = value.trim().startsWith('[') ? parseJson(value) : null;
  if (Array.isArray(json)) return json.flatMap(split);
  return value.split(',').map((size) => plainLine(size.replace(/[[\]]/g, '')));
}

/**
 * Reads sizes (§3, C62): a list, a list whose elements hold comma-separated sizes, or a plain text. Returns plain texts
 * (P63), trimmed, without blanks, in the given order. Of sizes that share a cell of the stock (C273) the first stays.
 */
export function parseSizeOptions(value: unknown): string[] {
  const sizes = new Map<string, string>();
  for (const size of asList(value).flatMap(split)) {
    const key = textKey(size);
    if (key !== '' && !sizes.has(key)) sizes.set(key, size);
  }
  return [...sizes.values()];
}

/** Returns sizes as comma-separated text for the staff form (§5). */
export const formatSizeOptions = (sizes: readonly string[]): string => sizes.join(', ');
