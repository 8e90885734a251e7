import { formatRupees, toPaisa } from '@storefront/shared/rules/money';
import { plainLine } from '@storefront/shared/rules/text';

/** Search engines and previews show about so many letters. */
const LONGEST = 160;

/** A text in one line, cut between words where it is too long. */
export function shorten(text: string): string {
  const line = plainLine(text);
  if (line.length <= LONGEST) return line;
  const cut = line.slice(0, LONGEST - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST / 2)).trimEnd()}…`;
}

/** The line under a link to something that is sold: its price, then what staff wrote of it. */
export const soldSummary = (price: number, description: string): string =>
  shorten(`${formatRupees(toPaisa(price))}. ${description}`);
