import { readRuntimeConfig } from '@storefront/shared/config';
import { Button } from '@storefront/shared/ui/Button';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { useUnsaved } from '../../common/form/use-unsaved';
import { LocationInputs } from './LocationInputs';
import { useAddLocation } from './use-add-location';

const blank = { address: '', rate: '', minutes: '' };

/** Adds a delivery place with its rate; 0 is a valid rate (C37). */
export function AddLocationForm() {
  const [form, setForm] = useState(blank);
  const { addLocation, isBusy, fieldErrors } = useAddLocation();

  const { question } = useUnsaved(
    Object.values(form).some((text) => text !== ''),
    () => setForm(blank),
  );

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await addLocation(form)) setForm(blank);
  };

  return (
    <section aria-labelledby="add-location">
      <Form noValidate onSubmit={(event) => void submit(event)}>
        <h2 id="add-location">Add delivery location</h2>
        <LocationInputs
          hasMinutes={readRuntimeConfig().ownServer}
          values={form}
          errors={fieldErrors}
          onChange={(changes) => setForm({ ...form, ...changes })}
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
