import { normalisePlaceName, type Place, type ShippingState } from '@storefront/shared/rules/shipping';
import type { SavedForm } from './saved-checkout';

/** An address to fill the form with: of the account, or of this device. */
export interface FilledAddress {
  readonly fullName: string;
  readonly phone: string;
  readonly email?: string;
  readonly address: string;
  readonly landmark: string | null;
  /** Name of a delivery place. */
  readonly place: string | null;
}

/** Returns the choice with the place of an address. Without one, or if it is not offered now, the customer chooses. */
function withPlace(shipping: ShippingState, name: string | null, places: readonly Place[]): ShippingState {
  const key = name === null ? null : normalisePlaceName(name);
  const place = places.find((one) => normalisePlaceName(one.name) === key) ?? null;
  return { ...shipping, place: shipping.mode === 'delivery' ? place : null, previousPlace: place };
}

/** Returns the form filled with an address. @param addressId of the account; null for one of this device */
export const fillForm = (
  form: SavedForm,
  { fullName, phone, email, address, landmark, place }: FilledAddress,
  { addressId, places }: { readonly addressId: string | null; readonly places: readonly Place[] },
): SavedForm => ({
  ...form,
  typed: { ...form.typed, fullName, phone, address, landmark: landmark ?? '', ...(email && { email }) },
  shipping: withPlace(form.shipping, place, places),
  addressId,
});

/** Returns the form for another address: empty but for what the account says. */
export const emptyForm = (form: SavedForm): SavedForm => ({
  ...form,
  typed: {},
  addressId: null,
});

/** Returns whether the customer has neither typed nor chosen anything yet, so that filling loses nothing. */
export const isUntouched = ({ typed, shipping, addressId }: SavedForm): boolean =>
  addressId === undefined && Object.keys(typed).length === 0 && shipping.previousPlace === null;
