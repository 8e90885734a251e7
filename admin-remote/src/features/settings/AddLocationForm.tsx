import { Button } from '@storefront/shared/ui/Button';
import { Field } from '@storefront/shared/ui/Field';
import { TextInput } from '@storefront/shared/ui/TextInput';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { useAddLocation } from './use-add-location';

const blank = { address: '', rate: '' };

/** Adds a delivery place with its rate; a rate of 0 is a rate (C37). */
export function AddLocationForm() {
  const [form, setForm] = useState(blank);
  const { addLocation, isBusy, fieldErrors } = useAddLocation();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await addLocation(form)) setForm(blank);
  };

  return (
    <section aria-labelledby="add-location">
      <Form noValidate onSubmit={(event) => void submit(event)}>
        <h2 id="add-location">Add delivery location</h2>
        <Field label="Address" required error={fieldErrors.address}>
          <TextInput
            maxLength={120}
            autoComplete="off"
            value={form.address}
            onChange={(event) => setForm({ ...form, address: event.target.value })}
          />
        </Field>
        <Field label="Rate in Rs" required error={fieldErrors.rate} hint="0 for free delivery">
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={form.rate}
            onChange={(event) => setForm({ ...form, rate: event.target.value })}
          />
        </Field>
        <Button type="submit" busy={isBusy}>
          Add location
        </Button>
      </Form>
    </section>
  );
}

const Form = styled.form`
  display: grid;
  gap: 16px;

  h2 {
    font-size: 1.25rem;
  }
`;
