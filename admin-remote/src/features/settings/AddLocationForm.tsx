import { readRuntimeConfig } from '@storefront/shared/config';
import { Button } from '@storefront/shared/ui/Button';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { useUnsaved } from '../../common/form/use-unsaved';
import { LocationInputs } from './LocationInputs';
import { blankLocation, type LocationForm } from './location-form';
import { useAddLocation } from './use-add-location';

const isTyped = (form: LocationForm) => JSON.stringify(form) !== JSON.stringify(blankLocation);

/** Adds a delivery place with its rate; 0 is a valid rate (C37). */
export function AddLocationForm() {
  const [form, setForm] = useState(blankLocation);
  const { addLocation, isBusy, fieldErrors } = useAddLocation();

  const { ownServer } = readRuntimeConfig();
  const { question } = useUnsaved(isTyped(form), () => setForm(blankLocation));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await addLocation(form)) setForm(blankLocation);
  };

  return (
    <section aria-labelledby="add-location">
      <Form noValidate onSubmit={(event) => void submit(event)}>
        <h2 id="add-location">Add delivery location</h2>
        <LocationInputs
          hasMinutes={ownServer}
          hasLimits={ownServer}
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
