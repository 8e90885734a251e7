import { plainLine } from './plain-text';

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
 * The one reader of sizes, in and out (§3, C62): a list, a list whose elements hold comma-separated sizes, or a plain
 * text. Always a clean list: plain texts (P63), trimmed, no blanks, no size twice, in the order given.
 */
export function parseSizeOptions(value: unknown): string[] {
  const sizes = new Map<string, string>();
  for (const size of asList(value).flatMap(split)) {
    const key = size.toLowerCase();
    if (size !== '' && !sizes.has(key)) sizes.set(key, size);
  }
  return [...sizes.values()];
}

/** Sizes as staff edit them: comma-separated (§5). */
export const formatSizeOptions = (sizes: readonly string[]): string => sizes.join(', ');
