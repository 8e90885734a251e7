/** Words of a request that may be about an allergy, in English and Nepali. */
const WORD = [
  String.raw`\p{L}*allerg\p{L}*`,
  'एलर्जी',
  'एलर्जि',
  String.raw`anaphyla\p{L}*`,
  String.raw`intoleran\p{L}*`,
  'co?eliac',
  'gluten',
  'lactose',
  'sesame',
  'shellfish',
  String.raw`(?<!\p{L})(?:pea|wal|hazel|cashew[ -]?|pine[ -]?|tree[ -]?)?nuts?(?!\p{L})`,
].join('|');

const ALLERGY = new RegExp(String.raw`((?:${WORD})(?:\s+(?:${WORD}))*)`, 'giu');

interface RequestPart {
  /** Place in the text; unique. */
  readonly key: number;
  readonly words: string;
  readonly isAllergy: boolean;
}

/** Splits a text into words about allergies and the text between them. */
export function splitAllergies(text: string): readonly RequestPart[] {
  return text
    .split(ALLERGY)
    .map((words, key) => ({ key, words, isAllergy: key % 2 === 1 }))
    .filter(({ words }) => words !== '');
}
