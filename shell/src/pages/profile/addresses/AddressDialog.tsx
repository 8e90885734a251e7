import { addAddress, updateAddress } from '@storefront/shared/api/addresses';
import { ApiError } from '@storefront/shared/api/api-error';
import type { SavedAddress } from '@storefront/shared/contract/entities/saved-address';
import { callQuery } from '@storefront/shared/query/call-query';
import { isPresent } from '@storefront/shared/rules/form-fields';
import { isOffered } from '@storefront/shared/rules/place-terms';
import { ADDRESS_NAME_MAX, LANDMARK_MAX } from '@storefront/shared/rules/saved-addresses';
import { notify } from '@storefront/shared/toast';
import { Button } from '@storefront/shared/ui/Button';
import { Dialog } from '@storefront/shared/ui/Dialog';
import { Field } from '@storefront/shared/ui/Field';
import { Select } from '@storefront/shared/ui/Select';
import { TextInput } from '@storefront/shared/ui/TextInput';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { Fields } from '../../../auth/forms/form-style';

type Values = Record<'name' | 'fullName' | 'phone' | 'address' | 'landmark' | 'place', string>;
type Errors = Partial<Record<keyof Values, string>>;

const MISSING: Errors = {
  name: 'Please enter a name, such as Home',
  fullName: 'Please enter the full name',
  phone: 'Please enter the phone number',
  address: 'Please enter the address',
};

const missingIn = (values: Values): Errors =>
  Object.fromEntries(Object.entries(MISSING).filter(([field]) => !isPresent(values[field as keyof Values])));

interface AddressDialogProps {
  /** The address to change; null adds one. */
  readonly address: SavedAddress | null;
  /** Of the account: offered as the receiver. */
  readonly fullName: string;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Adds or changes a saved address (C268). */
export function AddressDialog({ address, fullName, onSaved, onClose }: AddressDialogProps) {
  const [values, setValues] = useState<Values>({
    name: address?.name ?? '',
    fullName: address?.fullName ?? fullName,
    phone: address?.phone ?? '',
    address: address?.address ?? '',
    landmark: address?.landmark ?? '',
    place: address?.place ?? '',
  });
  const [errors, setErrors] = useState<Errors>({});
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const { data: places = [] } = useQuery(callQuery('listLocations', {}));
  const offered = places.filter(isOffered).map((place) => place.address);
  const names = values.place && !offered.includes(values.place) ? [values.place, ...offered] : offered;

  const refuse = (found: Errors) => {
    setErrors(found);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const missing = missingIn(values);
    if (Object.keys(missing).length > 0) return refuse(missing);
    if (isBusy) return;
    setBusy(true);
    const body = { ...values, landmark: values.landmark.trim() || null, place: values.place || null };
    try {
      await (address ? updateAddress(address._id, body) : addAddress(body));
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : [];
      if (fields.length > 0) refuse(Object.fromEntries(fields.map(({ field, message }) => [field, message])));
      else {
        console.error('addresses', error);
        const isFull = error instanceof ApiError && error.status === 409;
        notify.error(isFull ? error.message : 'Failed to save address', 'addresses');
      }
      return;
    } finally {
      setBusy(false);
    }
    notify.success('Address saved', 'addresses');
    onSaved();
  };

  const input = (field: keyof Values, maxLength: number, autoComplete?: string) => (
    <TextInput
      name={field}
      maxLength={maxLength}
      autoComplete={autoComplete}
      value={values[field]}
      onChange={({ target }) => change(field, target.value)}
    />
  );
  const change = (field: keyof Values, value: string) => {
    setValues((before) => ({ ...before, [field]: value }));
    setErrors(({ [field]: _, ...others }) => others);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      lightDismiss={false}
      title={address ? `Edit ${address.name}` : 'Add an address'}
      actions={
        <Button type="submit" form={formId} busy={isBusy}>
          Save address
        </Button>
      }
    >
      <DialogFields ref={form} id={formId} noValidate onSubmit={(event) => void save(event)}>
        <Field label="Name of this address" hint="Such as Home or Office" error={errors.name} required>
          {input('name', ADDRESS_NAME_MAX)}
        </Field>
        <Field label="Full name" error={errors.fullName} required>
          {input('fullName', 100, 'name')}
        </Field>
        <Field label="Phone" error={errors.phone} required>
          {input('phone', 30, 'tel')}
        </Field>
        <Field label="Address" error={errors.address} required>
          {input('address', 300, 'street-address')}
        </Field>
        <Field label="Landmark" error={errors.landmark} optional>
          {input('landmark', LANDMARK_MAX)}
        </Field>
        <Field label="Delivery location" error={errors.place} optional>
          <Select name="place" value={values.place} onChange={({ target }) => change('place', target.value)}>
            <option value="">Choose it at the checkout</option>
            {names.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      </DialogFields>
    </Dialog>
  );
}

/** The title of the dialog has its own distance. */
const DialogFields = styled(Fields)`
  margin-top: 0;
`;
