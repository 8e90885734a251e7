import { Button } from '@storefront/shared/ui/Button';
import { Field } from '@storefront/shared/ui/Field';
import { Select } from '@storefront/shared/ui/Select';
import { TextInput } from '@storefront/shared/ui/TextInput';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { useUnsaved } from '../../../common/form/use-unsaved';
import { useSaveSettings } from '../use-save-settings';

const MINUTE = 60_000;

const lengths = [
  { label: 'Until I take orders again', minutes: null },
  { label: '30 minutes', minutes: 30 },
  { label: '1 hour', minutes: 60 },
  { label: '2 hours', minutes: 120 },
] as const;

const words = {
  loading: 'Pausing orders…',
  success: 'Orders are paused',
  failure: 'Failed to pause orders',
};

/** Asks how long the pause lasts and what customers read. */
export function PauseForm({ onClose }: { readonly onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [length, setLength] = useState(0);
  const { save, isBusy } = useSaveSettings();
  const { close, question } = useUnsaved(reason !== '' || length !== 0, onClose);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const minutes = lengths[length]?.minutes ?? null;
    const until = minutes === null ? null : new Date(Date.now() + minutes * MINUTE).toISOString();
    if (await save({ paused: { reason: reason.trim() || null, until } }, words)) onClose();
  };

  return (
    <Form onSubmit={(event) => void submit(event)}>
      <Field label="Reason" optional hint="Customers read it, such as “the power is out”">
        <TextInput maxLength={120} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
      <Field label="For how long">
        <Select value={length} onChange={(event) => setLength(Number(event.target.value))}>
          {lengths.map(({ label }, index) => (
            <option key={label} value={index}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Row>
        <Button type="submit" busy={isBusy}>
          Pause orders now
        </Button>
        <Button variant="secondary" onClick={close}>
          Cancel
        </Button>
      </Row>
      {question}
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  align-items: start;
  gap: 16px;

  @media (min-width: 768px) {
    grid-template-columns: 1fr 280px;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
