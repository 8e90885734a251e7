import type { User } from '@storefront/shared/contract/entities/user';
import type { KnownCoupon } from '@storefront/shared/ordering/coupon-wire';
import type { CheckoutForm } from '@storefront/shared/rules/checkout';
import type { Paisa } from '@storefront/shared/rules/money';
import { PAYMENT_METHODS, type PaymentMethod } from '@storefront/shared/rules/payment';
import { initialShipping, type Place, type ShippingState } from '@storefront/shared/rules/shipping';
import { personAtom } from '@storefront/shared/session';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type CheckoutItem, readItems } from '../../common/checkout-item';
import { clearTab, readTab, writeTab } from '../../common/tab-storage';

const ITEMS = 'checkoutItems';

/** The items in the navigation state, as cart or Buy Now put them there (§2). */
export const itemsFromState = (state: unknown): readonly CheckoutItem[] =>
  typeof state === 'object' && state !== null && 'items' in state ? readItems(state.items) : [];

/** The copy of the items in this tab; it survives a reload and a detour to the login (C56, P29). */
export const readItemsCopy = (): readonly CheckoutItem[] => readItems(readTab(ITEMS));

/** Stores the copy of the items; deletes it when there are none, as after the order. */
export function writeItemsCopy(items: readonly CheckoutItem[]): void {
  if (items.length === 0) clearTab(ITEMS);
  else writeTab(ITEMS, items);
}

/** The typed fields of the form. */
export type Contact = Omit<CheckoutForm, 'acceptsTerms'>;

/** The customer's entries, stored in this tab. Consent to the terms is not stored. */
export interface SavedForm {
  /** Only the fields that were edited; the others show the account's values. */
  readonly typed: Partial<Contact>;
  readonly shipping: ShippingState;
  readonly points: number;
  /** The chosen slot, ISO 8601; null: as soon as possible (C237). */
  readonly slotAt: string | null;
  /** The chosen saved address; null: another one; undefined: the customer has not chosen yet (C266). */
  readonly addressId?: string | null | undefined;
  /** The code as typed, and the coupon that the order has (C275). */
  readonly code?: string | undefined;
  readonly coupon?: KnownCoupon | null | undefined;
  /** How the customer pays; undefined: not chosen (C280). */
  readonly paymentMethod?: PaymentMethod | undefined;
}

const FORM = 'checkoutDraft';
const FIELDS = ['fullName', 'address', 'landmark', 'phone', 'email'] as const;

type Unread<T> = { readonly [K in keyof T]?: unknown };

const fieldsOf = <T>(value: unknown): Unread<T> =>
  typeof value === 'object' && value !== null ? (value as Unread<T>) : {};

const isAmount = (value: unknown): value is Paisa => Number.isSafeInteger(value) && Number(value) >= 0;

function readPlace(value: unknown): Place | null {
  const { id, name, ratePaisa, minimumPaisa, freeFromPaisa } = fieldsOf<Place>(value);
  if (typeof id !== 'string' || typeof name !== 'string' || !isAmount(ratePaisa)) return null;
  return {
    id,
    name,
    ratePaisa,
    ...(isAmount(minimumPaisa) && { minimumPaisa }),
    ...(isAmount(freeFromPaisa) && { freeFromPaisa }),
  };
}

/** Reads delivery or pickup; the mode that is not offered is not read from a storage either (C11). */
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

const amountOrNull = (value: unknown) => (isAmount(value) ? value : null);

function readCoupon(value: unknown): KnownCoupon | null {
  const { code, percent, amountPaisa, minimumPaisa } = fieldsOf<KnownCoupon>(value);
  if (typeof code !== 'string') return null;
  return {
    code,
    percent: amountOrNull(percent),
    amountPaisa: amountOrNull(amountPaisa),
    minimumPaisa: amountOrNull(minimumPaisa),
  };
}

/** The entries from before a reload or a detour to the login (P23); empty at first. */
export function readForm(): SavedForm {
  const { typed, shipping, points, slotAt, addressId, code, coupon, paymentMethod } = fieldsOf<SavedForm>(
    readTab(FORM),
  );
  return {
    typed: readTyped(typed),
    shipping: readShipping(shipping),
    points: Number.isInteger(points) ? Math.max(0, Number(points)) : 0,
    slotAt: typeof slotAt === 'string' && Number.isFinite(Date.parse(slotAt)) ? slotAt : null,
    addressId: typeof addressId === 'string' || addressId === null ? addressId : undefined,
    ...(typeof code === 'string' && { code }),
    ...(coupon != null && { coupon: readCoupon(coupon) }),
    paymentMethod: PAYMENT_METHODS.find((method) => method === paymentMethod),
  };
}

/** Stores the entries in this tab. */
export const writeForm = (form: SavedForm): void => writeTab(FORM, form);

/** Deletes the entries, as after the order. */
export const clearForm = (): void => clearTab(FORM);

/** The values of the contact fields: what was typed, else the account's. */
export const contactOf = (typed: Partial<Contact>, person: User | null): Contact => ({
  fullName: person?.fullName ?? '',
  address: '',
  landmark: '',
  phone: '',
  email: person?.email ?? '',
  ...typed,
});

/**
 * The customer's entries and a setter that stores every change in this tab (P23, P29). Reads them again when the person
 * is gone: an expired session leaves them, a logout has emptied the tab (P73). Renders in a browser only.
 */
export function useSavedForm() {
  const [form, setForm] = useState(readForm);
  const latest = useRef(form);
  const change = useCallback((update: (before: SavedForm) => SavedForm) => {
    latest.current = update(latest.current);
    setForm(latest.current);
    writeForm(latest.current);
  }, []);
  const isSignedIn = useAtomValue(personAtom) !== null;
  const wasSignedIn = useRef(isSignedIn);
  useEffect(() => {
    const hasLeft = wasSignedIn.current && !isSignedIn;
    wasSignedIn.current = isSignedIn;
    if (!hasLeft) return;
    latest.current = readForm();
    setForm(latest.current);
  }, [isSignedIn]);
  return [form, change] as const;
}
