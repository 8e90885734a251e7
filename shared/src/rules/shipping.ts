import type { Paisa } from './money';
import { minimumProblem, type PlaceTerms, placeFee } from './place-terms';

/** Returns one form for all spellings of a place's name: ignores case, width and blanks (C10). */
export const normalisePlaceName = (name: string): string =>
  name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

const squeeze = (text: string) => normalisePlaceName(text).replace(/[\s\p{Pd}\p{Cf}_]/gu, '');

/** Returns whether a text means self pickup: 'Pick-up', 'Pick up', 'pickup' … (C9). */
export const meansPickup = (text: string): boolean => squeeze(text) === 'pickup';

/** Returns whether a text names the mystery mode, which is handled but not offered (C11). */
const meansMystery = (text: string): boolean => squeeze(text) === 'mystery';

/** Returns whether a delivery place may not have this name, because an order would read it as a mode (C9, C11). */
export const isReservedPlaceName = (name: string): boolean => meansPickup(name) || meansMystery(name);

/** Ways to get an order (§4). 'mystery' is handled but offered nowhere, and never submittable (C11). */
export type ShippingMode = 'delivery' | 'pickup' | 'mystery';

/** A delivery place of the checkout; `name` is the wire's `address`. */
export interface Place extends PlaceTerms {
  readonly id: string;
  readonly name: string;
}

export interface ShippingState {
  readonly mode: ShippingMode;
  /** The chosen place; null outside delivery. */
  readonly place: Place | null;
  /** The last chosen place, restored when delivery is chosen again (§4). */
  readonly previousPlace: Place | null;
}

export type ShippingAction =
  | { readonly type: 'mode'; readonly mode: ShippingMode }
  | { readonly type: 'place'; readonly place: Place | null }
  /** Places were read again: rates may have changed (P14). A chosen place that is gone stays until the server refuses it (C403). */
  | { readonly type: 'refresh'; readonly places: readonly Place[] };

export const initialShipping: ShippingState = { mode: 'delivery', place: null, previousPlace: null };

const again = (place: Place | null, places: readonly Place[]) =>
  place && (places.find(({ id }) => id === place.id) ?? null);

function chooseMode(state: ShippingState, mode: ShippingMode): ShippingState {
  const previousPlace = state.place ?? state.previousPlace;
  return { mode, place: mode === 'delivery' ? previousPlace : null, previousPlace };
}

/**
 * Reduces the shipping choice of a checkout (§4): leaving delivery sets the fee to 0 and clears the place; returning
 * restores the place and its fee. A place can be chosen in delivery mode only.
 */
export function shippingReducer(state: ShippingState, action: ShippingAction): ShippingState {
  switch (action.type) {
    case 'mode':
      return chooseMode(state, action.mode);
    case 'place':
      return state.mode === 'delivery'
        ? { ...state, place: action.place, previousPlace: action.place }
        : state;
    case 'refresh':
      return {
        ...state,
        place: again(state.place, action.places) ?? state.place,
        previousPlace: again(state.previousPlace, action.places),
      };
  }
}

/** Returns the chosen place's fee for goods of this amount in delivery mode, else 0 (§9, C29, C265). */
export const deliveryFee = ({ mode, place }: ShippingState, goodsPaisa: Paisa): Paisa =>
  mode === 'delivery' && place ? placeFee(place, goodsPaisa) : 0;

/** Returns what goods of this amount lack to the minimum of the chosen place, in words; null if nothing (C265). */
export const shippingProblem = ({ mode, place }: ShippingState, goodsPaisa: Paisa): string | null =>
  mode === 'delivery' && place ? minimumProblem(place, goodsPaisa) : null;

/**
 * Returns whether an order may be sent: pickup, or delivery to a chosen place; else 'Please select a delivery location'
 * (§5).
 */
export const isSubmittable = ({ mode, place }: ShippingState): boolean =>
  mode === 'pickup' || (mode === 'delivery' && place !== null);

/**
 * Returns the two fields of the order payload, with the wire's two spellings of pickup (§3, C9); null if not
 * submittable.
 */
export function writeDeliveryOption(state: ShippingState) {
  if (!isSubmittable(state)) return null;
  if (!state.place) return { deliveryLocation: 'Pick-up', deliveryOption: 'Pick up' };
  return { deliveryLocation: state.place.name, deliveryOption: state.place.name };
}

export type DeliveryReading =
  | { readonly kind: 'pickup' }
  /** `name` as it was sent; compare places by `normalisePlaceName`. */
  | { readonly kind: 'place'; readonly name: string }
  /** No valid choice: 'Please select a delivery location'. */
  | { readonly kind: 'missing' }
  /** The two fields contradict each other: refuse (C9). */
  | { readonly kind: 'contradiction' };

/** Reads the two fields of an order payload; either alone is enough (C9, C11). */
export function readDeliveryOption(
  deliveryLocation: string | null | undefined,
  deliveryOption: string | null | undefined,
): DeliveryReading {
  const given = [deliveryLocation, deliveryOption]
    .map((text) => text?.trim() ?? '')
    .filter((text) => text !== '');
  const [first = '', second = first] = given;
  if (first === '' || given.some(meansMystery)) return { kind: 'missing' };
  if (meansPickup(first) && meansPickup(second)) return { kind: 'pickup' };
  return normalisePlaceName(first) === normalisePlaceName(second)
    ? { kind: 'place', name: first }
    : { kind: 'contradiction' };
}
