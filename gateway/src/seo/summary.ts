import { formatRupees, toPaisa } from '@storefront/shared/rules/money';
import { plainLine } from '@storefront/shared/rules/text';

/** About as many characters as search engines and previews show. */
const LONGEST = 160;

/** Returns a text in one line, cut between words if it is too long. */
export function shorten(text: string): string {
  const line = plainLine(text);
  if (line.length <= LONGEST) return line;
  const cut = line.slice(0, LONGEST - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST / 2)).trimEnd()}…`;
}

/** Returns the description of an item for sale: its price, then the text that staff wrote. */
export const soldSummary = (price: number, description: string): string =>
  shorten(`${formatRupees(toPaisa(price))}. ${description}`);
