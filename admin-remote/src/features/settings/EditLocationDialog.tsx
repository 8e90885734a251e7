import { updateLocation } from '@storefront/shared/api/locations';
import type { DeliveryLocation } from '@storefront/shared/contract/entities/location';
import * as messages from '@storefront/shared/messages';
import { callKey } from '@storefront/shared/query/call-query';
import { LOCATION_REQUIRED, missingFields } from '@storefront/shared/rules/form-fields';
import { notify } from '@storefront/shared/toast';
import { useQueryClient } from '@tanstack/react-query';
import { editField } from '../../common/conflict/edit-field';
import { useEditConflict } from '../../common/conflict/use-edit-conflict';
import { FormDialog } from '../../common/form/FormDialog';
import { TextField } from '../../common/form/TextField';
import { useForm } from '../../common/form/use-form';
import { useSubmission } from '../../common/form/use-submission';
import { locationId } from './location-id';
import { type LocationForm, readRate } from './use-add-location';

const toForm = ({ address, rate }: DeliveryLocation): LocationForm => ({ address, rate: String(rate) });

const FIELDS = [
  editField<LocationForm, DeliveryLocation>('address', 'Address'),
  editField<LocationForm, DeliveryLocation>('rate', 'Rate in Rs'),
];

interface EditLocationDialogProps {
  readonly location: DeliveryLocation;
  readonly onClose: () => void;
}

/** Changes name and rate of a delivery place. Orders that name it stay as they are. */
export function EditLocationDialog({ location, onClose }: EditLocationDialogProps) {
  const client = useQueryClient();
  const form = useForm(() => toForm(location));
  const { values, errors } = form;
  const conflict = useEditConflict({
    opened: location,
    values,
    setValues: form.set,
    toForm,
    fields: FIELDS,
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
    const rate = readRate(values.rate);
    if (!rate.ok) {
      form.refuse(rate.faults);
      return false;
    }
    if (!conflict.check()) return false;
    const { version } = conflict.item ?? location;
    const body = { address: values.address.trim(), rate: rate.rupees, ...(version && { version }) };
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
      <TextField
        label="Address"
        required
        error={errors.address}
        maxLength={120}
        value={values.address}
        onChange={(address) => form.set({ address })}
      />
      <TextField
        label="Rate in Rs"
        required
        error={errors.rate}
        hint="0 for free delivery"
        inputMode="decimal"
        maxLength={12}
        value={values.rate}
        onChange={(rate) => form.set({ rate })}
      />
    </FormDialog>
  );
}
