/** An amount in paisa: a whole number, 100 to the rupee. The wire and the screen use rupees, all other code paisa. */
export type Paisa = number;

const PAISA_PER_RUPEE = 100;

/** @throws RangeError unless the amount is a whole number of paisa that a double holds exactly. */
export function assertPaisa(paisa: number): asserts paisa is Paisa {
  if (!Number.isSafeInteger(paisa)) throw new RangeError(`${paisa} is not an amount in paisa`);
}

/**
 * Converts rupees of the wire to paisa; rounds fractions of a paisa half away from zero (P9).
 *
 * @throws RangeError for NaN, infinities and amounts too large to be exact.
 */
export function toPaisa(rupees: number): Paisa {
  // A double holds 15 digits exactly: 1.005 × 100 gives 100.49999999999999 instead of 100.5.
  const exact = Number((Math.abs(rupees) * PAISA_PER_RUPEE).toPrecision(15));
  const paisa = Math.round(exact) * (rupees < 0 ? -1 : 1) + 0;
  assertPaisa(paisa);
  return paisa;
}

/** Converts paisa to rupees for the wire. @throws RangeError if it is no whole number of paisa. */
export function toRupees(paisa: Paisa): number {
  assertPaisa(paisa);
  return paisa / PAISA_PER_RUPEE;
}

/** Formats paisa for a screen: `Rs 1,250.00`, with a true minus sign if negative (§9). @throws RangeError as above. */
export function formatRupees(paisa: Paisa): string {
  assertPaisa(paisa);
  const size = Math.abs(paisa);
  const rupees = String(Math.floor(size / PAISA_PER_RUPEE)).replace(/\B(?=(\d{3})+$)/g, ',');
  const rest = String(size % PAISA_PER_RUPEE).padStart(2, '0');
  return `${paisa < 0 ? '\u2212' : ''}Rs ${rupees}.${rest}`;
}
