import { formatRupees, type Paisa, toPaisa } from './money';

/** What a delivery place asks for (C265). "Goods" is the subtotal of an order: before points, without the fee. */
export interface PlaceTerms {
  readonly ratePaisa: Paisa;
  /** The least that goods must come to; null or absent: any amount is delivered. */
  readonly minimumPaisa?: Paisa | null | undefined;
  /** Goods of this amount or more are delivered for nothing; null or absent: never. */
  readonly freeFromPaisa?: Paisa | null | undefined;
}

/** Reads the terms of a place from the wire, in rupees. A server that knows only §7 tells the rate alone. */
export const toPlaceTerms = (place: {
  readonly rate: number;
  readonly minimumOrder?: number | null | undefined;
  readonly freeAbove?: number | null | undefined;
}): PlaceTerms => ({
  ratePaisa: toPaisa(place.rate),
  minimumPaisa: place.minimumOrder == null ? null : toPaisa(place.minimumOrder),
  freeFromPaisa: place.freeAbove == null ? null : toPaisa(place.freeAbove),
});

/** Returns whether customers can choose a place; false if staff switched it off (C265). */
export const isOffered = ({ active }: { readonly active?: boolean | undefined }): boolean => active !== false;

/** Returns the delivery fee of a place for goods of this amount (C29, C265). */
export const placeFee = ({ ratePaisa, freeFromPaisa }: PlaceTerms, goodsPaisa: Paisa): Paisa =>
  freeFromPaisa != null && goodsPaisa >= freeFromPaisa ? 0 : ratePaisa;

/** Returns what goods of this amount lack to the minimum order of a place; 0 if nothing. */
export const missingToMinimum = ({ minimumPaisa }: PlaceTerms, goodsPaisa: Paisa): Paisa =>
  Math.max(0, (minimumPaisa ?? 0) - goodsPaisa);

/** Returns what goods of this amount lack to free delivery; 0 if it is free already, or never. */
export const missingToFree = (terms: PlaceTerms, goodsPaisa: Paisa): Paisa =>
  placeFee(terms, goodsPaisa) === 0 ? 0 : Math.max(0, (terms.freeFromPaisa ?? 0) - goodsPaisa);

/**
 * Returns what an order lacks to the minimum of its place, 'Rs 120.00 to the minimum order of Rs 500.00 for Lakeside';
 * null if nothing. Checkout and server say the same.
 */
export function minimumProblem(
  place: PlaceTerms & { readonly name: string },
  goodsPaisa: Paisa,
): string | null {
  const missing = missingToMinimum(place, goodsPaisa);
  if (missing === 0) return null;
  return `${formatRupees(missing)} to the minimum order of ${formatRupees(place.minimumPaisa ?? 0)} for ${place.name}`;
}
