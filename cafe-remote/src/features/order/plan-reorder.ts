import { identityOf, type Line, type NewLine, piecesOf, piecesSharing } from '@storefront/shared/cart/line';
import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';
import type { OptionGroupOnWire } from '@storefront/shared/contract/entities/option-group';
import type { OrderItem } from '@storefront/shared/contract/entities/order';
import type { Product } from '@storefront/shared/contract/entities/product';
import { choiceProblem, stockOfChoice } from '@storefront/shared/rules/closet-choice';
import {
  chosenOptions,
  type OptionGroup,
  optionProblem,
  optionsText,
} from '@storefront/shared/rules/dish-options';
import { availability, type MenuMode } from '@storefront/shared/rules/menu';
import { formatRupees, toPaisa } from '@storefront/shared/rules/money';
import { orderItemName } from '@storefront/shared/rules/orders';
import { MAX_LINE_QUANTITY } from '@storefront/shared/rules/quantity';
import { groupsOf, pricedOptions } from '../../common/options/dish-groups';
import type { SayUntil } from '../../common/SoldOutWords';

/** What the catalogue has for an ordered line today. */
export type Sold = Product | ClosetItem | 'gone';

/** What ordering again puts into the cart, and what differs from the first time. */
export interface ReorderPlan {
  readonly lines: readonly NewLine[];
  /** One sentence per difference: gone, sold out, options gone, fewer pieces, another price. */
  readonly changes: readonly string[];
}

/** The identity of a line within one cart (C47, C256). */
export const choiceKey = (line: Parameters<typeof identityOf>[0]): string => identityOf(line, null);

const rupees = (amount: number) => formatRupees(toPaisa(amount));

const optionIds = ({ options = [] }: OrderItem) => options.map(({ _id }) => _id);

/** Returns why a dish cannot be ordered with the options of a line; null if it can (C270). */
function optionsProblem(line: OrderItem, groups: readonly OptionGroup[]): string | null {
  const problem = optionProblem(groups, optionIds(line));
  if (!problem) return null;
  if (!line.options?.length) return 'now has options. Choose them on the menu.';
  if (problem.name === null) return `is not sold with ${optionsText(line.options)} any more.`;
  return `cannot be ordered as before: ${problem.text}.`;
}

/** 'Sold out until 8 AM' in the middle of a sentence. */
const withinSentence = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Returns why an item cannot be ordered now; null if it can. */
function problemOf(
  sold: Sold,
  line: OrderItem,
  mode: MenuMode,
  groups: readonly OptionGroup[],
  sayUntil: SayUntil,
): string | null {
  const { selectedColor, selectedSize } = line;
  if (sold === 'gone') return 'is not sold any more.';
  if (!('colors' in sold))
    return {
      'in-stock': optionsProblem(line, groups),
      'sold-out': `is ${withinSentence(sayUntil(sold.soldOutUntil))}.`,
      'table-only': 'is only for the tables of the cafe.',
    }[availability(sold, mode)];
  const problem = choiceProblem(sold, { selectedColor, selectedSize });
  if (problem === 'out-of-stock') return 'is sold out.';
  const choice = [selectedColor, selectedSize].filter(Boolean).join(', ');
  if (problem === 'choice-gone') return `is sold out in ${choice}.`;
  return (
    problem &&
    (choice ? `is not sold in ${choice} any more.` : 'now needs a size or colour. Choose it in the closet.')
  );
}

function pictureOf(sold: Product | ClosetItem, colorName: string | null) {
  const color = 'colors' in sold ? sold.colors.find(({ name }) => name === colorName) : undefined;
  return color?.image
    ? { image: color.image, imageSet: color.imageSet }
    : { image: sold.image, imageSet: sold.imageSet };
}

const toNewLine = (
  ordered: OrderItem,
  sold: Product | ClosetItem,
  groups: readonly OptionGroup[],
): NewLine => ({
  productId: sold._id,
  type: 'colors' in sold ? 'closet' : 'product',
  name: sold.name,
  price: sold.price,
  ...pictureOf(sold, ordered.selectedColor),
  quantity: ordered.quantity,
  stock: 'colors' in sold ? stockOfChoice(sold, ordered) : sold.piecesLeft,
  isStockOfChoice: 'colors' in sold && sold.cells !== undefined,
  selectedColor: ordered.selectedColor,
  selectedSize: ordered.selectedSize,
  requests: ordered.requests,
  ...(groups.length > 0 && pricedOptions(sold, chosenOptions(groups, optionIds(ordered)))),
});

type InCart = Pick<
  Line,
  'productId' | 'quantity' | 'selectedColor' | 'selectedSize' | 'requests' | 'options'
>;

/** Returns how many more pieces of a line a cart takes: lines of an item share its stock, or that of their size and colour (C159, C258). */
function roomFor(line: NewLine, inCart: readonly InCart[]): number {
  const equal = inCart.filter((other) => choiceKey(other) === choiceKey(line));
  const left = (line.stock ?? Number.POSITIVE_INFINITY) - piecesSharing(inCart, line);
  return Math.max(0, Math.min(left, MAX_LINE_QUANTITY - piecesOf(equal, line.productId)));
}

/**
 * Compares an order with today's catalogue and the cart (P16, C159). Every line that does not go into the cart as it was
 * has a sentence in `changes`.
 *
 * @param soldOf returns the item of a line
 * @param inCart what the cart holds now
 * @param allGroups every group of options of the shop; may be empty if no dish has any
 * @param sayUntil says of a dish that is sold out until when
 */
export function planReorder(
  ordered: readonly OrderItem[],
  soldOf: (line: OrderItem) => Sold,
  inCart: readonly InCart[],
  mode: MenuMode,
  allGroups: readonly OptionGroupOnWire[],
  sayUntil: SayUntil,
): ReorderPlan {
  const lines: NewLine[] = [];
  const changes = new Set<string>();
  for (const line of ordered) {
    const sold = soldOf(line);
    const groups = sold === 'gone' || 'colors' in sold ? [] : groupsOf(sold, allGroups);
    const problem = problemOf(sold, line, mode, groups, sayUntil);
    if (sold === 'gone' || problem !== null) {
      changes.add(`${sold === 'gone' ? orderItemName(line) : sold.name} ${problem}`);
      continue;
    }
    const whole = toNewLine(line, sold, groups);
    const quantity = Math.min(line.quantity, roomFor(whole, [...inCart, ...lines]));
    if (quantity < line.quantity)
      changes.add(
        quantity === 0
          ? `${sold.name}: the cart cannot hold more of it.`
          : `${sold.name}: only ${quantity} of ${line.quantity} can be ordered now.`,
      );
    if (quantity === 0) continue;
    lines.push({ ...whole, quantity });
    if (toPaisa(whole.price) !== toPaisa(line.price))
      changes.add(`${sold.name} is ${rupees(whole.price)} now, it was ${rupees(line.price)}.`);
  }
  return { lines, changes: [...changes] };
}
