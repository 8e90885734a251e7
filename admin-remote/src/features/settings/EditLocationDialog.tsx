import { updateLocation } from '@storefront/shared/api/locations';
import type { DeliveryLocation } from '@storefront/shared/contract/entities/location';
import * as messages from '@storefront/shared/messages';
import { callKey } from '@storefront/shared/query/call-query';
import { LOCATION_REQUIRED, missingFields } from '@storefront/shared/rules/form-fields';
import { notify } from '@storefront/shared/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useEditConflict } from '../../common/conflict/use-edit-conflict';
import { FormDialog } from '../../common/form/FormDialog';
import { useForm } from '../../common/form/use-form';
import { useSubmission } from '../../common/form/use-submission';
import { LocationInputs } from './LocationInputs';
import { locationFields, readPlace, toLocationForm } from './location-form';
import { locationId } from './location-id';

interface EditLocationDialogProps {
  readonly location: DeliveryLocation;
  readonly onClose: () => void;
}

/** Changes a delivery place. Orders that name it stay as they are. */
export function EditLocationDialog({ location, onClose }: EditLocationDialogProps) {
  const client = useQueryClient();
  const form = useForm(() => toLocationForm(location));
  const { values, errors } = form;
  const hasMinutes = location.minutes !== undefined;
  const hasLimits = location.active !== undefined;
  const conflict = useEditConflict({
    opened: location,
    values,
    setValues: form.set,
    toForm: toLocationForm,
    fields: locationFields,
  });
  const { submit, submission } = useSubmission({
    loading: 'Updating location…',
    success: 'Location updated successfully',
    failure: 'Failed to update location',
    onRefused: form.refuse,
    onError: conflict.take,
  });

  const save = async () => {
    if (missingFields(values, LOCATION_REQUIRED).length > 0) {
      notify.error(messages.admin.locationIncomplete, 'edit-location');
      return false;
    }
    const read = readPlace(values);
    if (!read.ok) {
      form.refuse(read.faults);
      return false;
    }
    if (!conflict.check()) return false;
    const { version } = conflict.item ?? location;
    const { rate, minutes, minimumOrder, freeAbove } = read;
    const body = {
      address: values.address.trim(),
      rate,
      ...(hasMinutes && { minutes }),
      ...(hasLimits && { minimumOrder, freeAbove, active: values.active }),
      ...(version && { version }),
    };
    const isSaved = await submit(() => updateLocation(locationId(location) ?? '', body));
    void client.invalidateQueries({ queryKey: callKey('listLocations', {}) });
    return isSaved;
  };

  return (
    <FormDialog
      title={`Edit ${location.address}`}
      action="Save location"
      form={form}
      submission={submission}
      conflict={conflict.notice}
      onSubmit={save}
      onClose={onClose}
    >
      <LocationInputs
        hasMinutes={hasMinutes}
        hasLimits={hasLimits}
        values={values}
        errors={errors}
        onChange={form.set}
      />
    </FormDialog>
  );
}
