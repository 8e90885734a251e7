import { Button } from '@storefront/shared/ui/Button';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { TextField } from '../../common/form/TextField';
import { useUnsaved } from '../../common/form/use-unsaved';
import { useAddLocation } from './use-add-location';

const blank = { address: '', rate: '' };

/** Adds a delivery place with its rate; 0 is a valid rate (C37). */
export function AddLocationForm() {
  const [form, setForm] = useState(blank);
  const { addLocation, isBusy, fieldErrors } = useAddLocation();

  const { question } = useUnsaved(form.address !== '' || form.rate !== '', () => setForm(blank));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await addLocation(form)) setForm(blank);
  };

  return (
    <section aria-labelledby="add-location">
      <Form noValidate onSubmit={(event) => void submit(event)}>
        <h2 id="add-location">Add delivery location</h2>
        <TextField
          label="Address"
          required
          error={fieldErrors.address}
          maxLength={120}
          value={form.address}
          onChange={(address) => setForm({ ...form, address })}
        />
        <TextField
          label="Rate in Rs"
          required
          error={fieldErrors.rate}
          hint="0 for free delivery"
          inputMode="decimal"
          maxLength={12}
          value={form.rate}
          onChange={(rate) => setForm({ ...form, rate })}
        />
        <Button type="submit" busy={isBusy}>
          Add location
        </Button>
      </Form>
      {question}
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
