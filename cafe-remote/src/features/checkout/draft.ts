import type { User } from '@storefront/shared/contract/entities/user';
import type { CheckoutForm } from '@storefront/shared/rules/checkout';
import { initialShipping, type Place, type ShippingState } from '@storefront/shared/rules/shipping';
import { clearTab, readTab, writeTab } from '../../common/tab-storage';

/** The fields of the form that are typed. */
export type Contact = Omit<CheckoutForm, 'acceptsTerms'>;

/** What a customer has chosen so far. The consent to the terms is given anew each time. */
export interface Draft {
  /** Only the fields that were touched; the others show what the account knows. */
  readonly typed: Partial<Contact>;
  readonly shipping: ShippingState;
  readonly points: number;
}

const NAME = 'checkoutDraft';
const FIELDS = ['fullName', 'address', 'phone', 'email'] as const;

type Unread<T> = { readonly [K in keyof T]?: unknown };

const fieldsOf = <T>(value: unknown): Unread<T> =>
  typeof value === 'object' && value !== null ? (value as Unread<T>) : {};

function readPlace(value: unknown): Place | null {
  const { id, name, ratePaisa } = fieldsOf<Place>(value);
  const isPlace =
    typeof id === 'string' &&
    typeof name === 'string' &&
    Number.isSafeInteger(ratePaisa) &&
    Number(ratePaisa) >= 0;
  return isPlace ? { id, name, ratePaisa: Number(ratePaisa) } : null;
}

/** Delivery or pickup; the mode that is offered nowhere cannot come back from a storage either (C11). */
function readShipping(value: unknown): ShippingState {
  const { mode, place, previousPlace } = fieldsOf<ShippingState>(value);
  if (mode === 'pickup') return { mode, place: null, previousPlace: readPlace(previousPlace) };
  return { ...initialShipping, place: readPlace(place), previousPlace: readPlace(place) };
}

function readTyped(value: unknown): Partial<Contact> {
  const fields = fieldsOf<Contact>(value);
  return Object.fromEntries(
    FIELDS.flatMap((name) => (typeof fields[name] === 'string' ? [[name, fields[name]]] : [])),
  );
}

/** What was chosen before a reload or a detour over the login (P23); nothing at first. */
export function readDraft(): Draft {
  const { typed, shipping, points } = fieldsOf<Draft>(readTab(NAME));
  return {
    typed: readTyped(typed),
    shipping: readShipping(shipping),
    points: Number.isInteger(points) ? Math.max(0, Number(points)) : 0,
  };
}

/** Keeps it in this tab. */
export const writeDraft = (draft: Draft): void => writeTab(NAME, draft);

/** Forgets it after the order. */
export const clearDraft = (): void => clearTab(NAME);

/** What stands in the form: what was typed, else what the account knows. */
export const contactOf = (typed: Partial<Contact>, person: User | null): Contact => ({
  fullName: person?.fullName ?? '',
  address: '',
  phone: '',
  email: person?.email ?? '',
  ...typed,
});
