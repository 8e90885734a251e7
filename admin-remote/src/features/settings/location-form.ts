import type { DeliveryLocation } from '@storefront/shared/contract/entities/location';
import { editField, flagField } from '../../common/conflict/edit-field';
import type { FieldErrors } from '../../common/form/form-failure';
import { readCount, readRupees } from '../../common/form/read-number';

/** A delivery place as typed. */
export interface LocationForm {
  readonly address: string;
  readonly rate: string;
  /** Of the way; empty: not set. */
  readonly minutes: string;
  /** In rupees; empty: any amount is delivered (C265). */
  readonly minimumOrder: string;
  /** In rupees; empty: delivery is never free (C265). */
  readonly freeAbove: string;
  readonly active: boolean;
}

/** The form of a new place. */
export const blankLocation: LocationForm = {
  address: '',
  rate: '',
  minutes: '',
  minimumOrder: '',
  freeAbove: '',
  active: true,
};

const typed = (value: number | null | undefined) => (value == null ? '' : String(value));

/** Returns the form values of a place. */
export const toLocationForm = (place: DeliveryLocation): LocationForm => ({
  address: place.address,
  rate: String(place.rate),
  minutes: typed(place.minutes),
  minimumOrder: typed(place.minimumOrder),
  freeAbove: typed(place.freeAbove),
  active: place.active !== false,
});

/** The fields that two members of staff may change at the same time (C165). */
export const locationFields = [
  editField<LocationForm, DeliveryLocation>('address', 'Address'),
  editField<LocationForm, DeliveryLocation>('rate', 'Rate in Rs'),
  editField<LocationForm, DeliveryLocation>('minutes', 'Minutes of the way'),
  editField<LocationForm, DeliveryLocation>('minimumOrder', 'Minimum order in Rs'),
  editField<LocationForm, DeliveryLocation>('freeAbove', 'Free delivery from, in Rs'),
  flagField<LocationForm, DeliveryLocation>('active', 'Active'),
];

/** The most minutes of the way that the server takes. */
const MINUTES_MAX = 180;

/** The numbers of a place; null: not set. */
interface PlaceNumbers {
  readonly rate: number;
  readonly minutes: number | null;
  readonly minimumOrder: number | null;
  readonly freeAbove: number | null;
}

type PlaceReading =
  | ({ readonly ok: true } & PlaceNumbers)
  | { readonly ok: false; readonly faults: FieldErrors };

/** Reads a field that may stay empty; undefined if it holds something else than a number. */
const readOptional = (text: string, read: (text: string) => number | null): number | null | undefined =>
  text.trim() === '' ? null : (read(text) ?? undefined);

const readMinutes = (text: string) => {
  const minutes = readCount(text);
  return minutes === null || minutes > MINUTES_MAX ? null : minutes;
};

/** Reads the numbers as typed. */
export function readPlace(form: LocationForm): PlaceReading {
  const rate = readRupees(form.rate);
  const minutes = readOptional(form.minutes, readMinutes);
  const minimumOrder = readOptional(form.minimumOrder, readRupees);
  const freeAbove = readOptional(form.freeAbove, readRupees);
  if (rate !== null && minutes !== undefined && minimumOrder !== undefined && freeAbove !== undefined)
    return { ok: true, rate, minutes, minimumOrder, freeAbove };
  const amount = 'A number of rupees, such as 500, or nothing';
  return {
    ok: false,
    faults: {
      ...(rate === null && { rate: 'A number of rupees, such as 50 or 0' }),
      ...(minutes === undefined && { minutes: `A number from 0 to ${MINUTES_MAX}, or nothing` }),
      ...(minimumOrder === undefined && { minimumOrder: amount }),
      ...(freeAbove === undefined && { freeAbove: amount }),
    },
  };
}
