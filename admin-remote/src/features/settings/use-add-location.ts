import { ApiError } from '@storefront/shared/api/api-error';
import { addLocation as callAddLocation } from '@storefront/shared/api/locations';
import * as messages from '@storefront/shared/messages';
import { callKey } from '@storefront/shared/query/call-query';
import { LOCATION_REQUIRED, missingFields } from '@storefront/shared/rules/form-fields';
import { notify } from '@storefront/shared/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type FieldErrors, formFailure } from '../../common/form/form-failure';
import { readCount, readRupees } from '../../common/form/read-number';

export interface LocationForm {
  readonly address: string;
  readonly rate: string;
  /** Of the way; empty: not set. */
  readonly minutes: string;
}

/** The most minutes of the way that the server takes. */
const MINUTES_MAX = 180;

type PlaceReading =
  | { readonly ok: true; readonly rate: number; readonly minutes: number | null }
  | { readonly ok: false; readonly faults: FieldErrors };

/** Reads rate and minutes as typed. */
export function readPlace({ rate, minutes }: LocationForm): PlaceReading {
  const rupees = readRupees(rate);
  if (rupees === null) return { ok: false, faults: { rate: 'A number of rupees, such as 50 or 0' } };
  if (minutes.trim() === '') return { ok: true, rate: rupees, minutes: null };
  const count = readCount(minutes);
  if (count === null || count > MINUTES_MAX)
    return { ok: false, faults: { minutes: `A number from 0 to ${MINUTES_MAX}, or nothing` } };
  return { ok: true, rate: rupees, minutes: count };
}

/** True on 409 (C38), and on a falsy result, which §8 reads the same way. A 400 of our server names its fields. */
const isTaken = (error: unknown) =>
  error instanceof ApiError && (error.status === 409 || (error.status === 400 && error.fields.length === 0));

/** Returns the message of an error. */
const failureOf = (error: unknown) =>
  isTaken(error) ? messages.admin.locationExists : messages.admin.addLocationFailed;

/** Returns a function that adds a delivery place, with the messages of §8. */
export function useAddLocation() {
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});

  /** @returns true if the place was added. */
  const addLocation = async (form: LocationForm): Promise<boolean> => {
    setFieldErrors({});
    if (missingFields(form, LOCATION_REQUIRED).length > 0) {
      notify.error(messages.admin.locationIncomplete, 'add-location');
      return false;
    }
    const read = readPlace(form);
    if (!read.ok) {
      setFieldErrors(read.faults);
      return false;
    }
    const { rate, minutes } = read;
    const place = { address: form.address.trim(), rate, ...(minutes !== null && { minutes }) };
    setIsBusy(true);
    const added = await notify.during(callAddLocation(place), {
      loading: 'Adding location…',
      success: messages.admin.locationAdded,
      failure: (error) => {
        setFieldErrors(formFailure(error).fields);
        return failureOf(error);
      },
    });
    setIsBusy(false);
    if (added) void client.invalidateQueries({ queryKey: callKey('listLocations', {}) });
    return added !== null;
  };

  return { addLocation, isBusy, fieldErrors };
}
