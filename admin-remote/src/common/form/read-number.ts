/** Parses rupees as typed: `50`, `0`, `12.50`. Returns null for anything else. */
export const readRupees = (text: string): number | null =>
  /^\d{1,7}(\.\d{1,2})?$/.test(text.trim()) ? Number(text) : null;

/** Parses a number of pieces as typed: `0`, `12`. Returns null for anything else. */
export const readCount = (text: string): number | null =>
  /^\d{1,7}$/.test(text.trim()) ? Number(text) : null;
