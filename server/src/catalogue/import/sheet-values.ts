/** A cell as it is understood, or what is wrong with it: the end of a sentence about its column. */
export type Understood = { readonly text: string } | { readonly problem: string };

const DEVANAGARI_ZERO = 0x0966;

/**
 * Returns the text with Western digits, plain hyphens and blanks, without marks that nobody sees: `२५०` is 250, a
 * full-width 2 is a 2.
 */
export const plainDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();

/** Rupees as people write them before or behind a sum; NFKC has turned ₨ into Rs. */
const RUPEES = String.raw`(?:n\.?\s?p\.?\s?r|n\.?\s?rs|rs|re|rupees?|rupaiya|ने\.?\s?रु|ने\.?\s?रू|रु|रू|रुपैयाँ|रुपियाँ|रुपैया)`;
/** What a sheet writes before a sum: `MRP`, `Rs.`, `रु॰`, `@`. */
const BEFORE = new RegExp(
  String.raw`^(?:(?:m\.?r\.?p|price|rate|मूल्य|मुल्य|दर)(?![\p{L}\p{M}])[\s.:=-]*|@\s*|${RUPEES}[.:।॰]*-?[\s.:।॰]*(?=[\d.,]))`,
  'iu',
);
const BEHIND = new RegExp(String.raw`[\s.]*(?:${RUPEES}\.?|only|मात्र)$`, 'iu');
/** The stroke of a handwritten price: `250/-`, `250.-`, `250,-`, `250/=`, `250=00`. */
const STROKE = /\s*(?:\/\s*[-=]*|[.,।]?\s?-+|[-=।]0?0?|।)$/;
/** What a price is for, and taxes that it has already: `250 per plate`, `80/cup`, `प्रति प्लेट`, `incl. VAT`. */
const UNIT =
  /\s*(?:(?:\/|per|प्रति)\s*[\p{L}\p{M}]+\.?(?: [\p{L}\p{M}]+)?|each|incl(?:\.|uding|usive of)?(?: all)? (?:vat|tax(?:es)?))$/iu;
/** Brackets at the end, with no number that could be another price. */
const BRACKETS = /\s*\(([^()\d]*)\)$/;

/** Thousands in the Western or the Nepali way, with commas or blanks. */
const GROUPED = /^\d{1,3}(?:(?:,\d{3})+|(?: \d{3})+|(?:,\d{2})*,\d{3})(?:\.\d+)?$/;
const PLAIN = /^\d*\.?\d+$/;

const bare = (text: string): string => {
  const open = text.replace(BRACKETS, ' $1').trim();
  const shorter = [BEFORE, STROKE, BEHIND, UNIT].reduce((rest, part) => rest.replace(part, ''), open).trim();
  return shorter === text ? text : bare(shorter);
};

/**
 * Reads an amount of rupees: `Rs. 1,250.00/-`, `NPR 300`, `रु २५०`, `80/cup`. A text that is no amount stays, and the
 * form refuses it.
 */
export function readMoney(found: string): Understood {
  const text = plainDigits(found);
  if (/[$€£¥₹]/.test(text)) return { problem: 'must be in rupees: it names another currency' };
  if (/\d\s*(?:[/|~]|-|to|देखि)\s*(?:rs\.?|रु\.?)?\s*\d/iu.test(text))
    return { problem: 'has two prices: give each a row of its own' };
  const rest = bare(text).replace(/(?<=\d)\.$/, '');
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(rest))
    return { problem: 'could be thousands or a fraction: write 1250 or 1.25' };
  if (GROUPED.test(rest)) return { text: String(Number(rest.replace(/[, ]/g, ''))) };
  return { text: PLAIN.test(rest) ? String(Number(rest)) : text };
}

/** Reads a number of pieces or a grade: `12`, `१२`, `1,200`, `12 pcs`. Any other text stays, and the form refuses it. */
export function readNumber(found: string): Understood {
  const text = plainDigits(found);
  const rest = text.replace(/\s*(?:pcs?|pieces?|nos?|pairs?|वटा|थान|जोर|गोटा)\.?$/iu, '');
  if (GROUPED.test(rest)) return { text: String(Number(rest.replace(/[, ]/g, ''))) };
  return { text: PLAIN.test(rest) ? String(Number(rest)) : text };
}
