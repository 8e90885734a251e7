import { ApiError } from '@storefront/shared/api/api-error';
import { addLocation as callAddLocation } from '@storefront/shared/api/locations';
import * as messages from '@storefront/shared/messages';
import { callKey } from '@storefront/shared/query/call-query';
import { LOCATION_REQUIRED, missingFields } from '@storefront/shared/rules/form-fields';
import { notify } from '@storefront/shared/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type FieldErrors, formFailure } from '../../common/form/form-failure';
import { type LocationForm, readPlace } from './location-form';

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
    const { rate, minutes, minimumOrder, freeAbove } = read;
    // Only what was chosen: a server that knows only §7 gets address and rate.
    const place = {
      address: form.address.trim(),
      rate,
      ...(minutes !== null && { minutes }),
      ...(minimumOrder !== null && { minimumOrder }),
      ...(freeAbove !== null && { freeAbove }),
      ...(!form.active && { active: false }),
    };
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
