import { serverNow } from '@storefront/shared/api';
import type { ShopSettings } from '@storefront/shared/contract/entities/shop-settings';
import type { EditConflict } from '@storefront/shared/contract/envelope';
import { callKey } from '@storefront/shared/query/call-query';
import { pauseText } from '@storefront/shared/rules/opening-hours';
import { Button } from '@storefront/shared/ui/Button';
import { Field } from '@storefront/shared/ui/Field';
import { Select } from '@storefront/shared/ui/Select';
import { TextInput } from '@storefront/shared/ui/TextInput';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { type Choice, ConflictNotice } from '../../../common/conflict/ConflictNotice';
import { staleSave } from '../../../common/conflict/use-edit-conflict';
import { useUnsaved } from '../../../common/form/use-unsaved';
import { useSaveSettings } from '../use-save-settings';

type Conflict = EditConflict & { readonly current: ShopSettings; readonly mine: string };

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

interface PauseFormProps {
  /** The settings when staff opened the form. */
  readonly settings: ShopSettings;
  readonly onClose: () => void;
}

const stateText = (paused: ShopSettings['paused']): string =>
  paused ? pauseText(serverNow(), paused) : 'Orders are taken as usual.';

/** Asks how long the pause lasts and what customers read. Somebody may pause meanwhile: staff then choose (C165). */
export function PauseForm({ settings, onClose }: PauseFormProps) {
  const client = useQueryClient();
  const [version, setVersion] = useState(settings.versions?.paused);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [reason, setReason] = useState('');
  const [length, setLength] = useState(0);
  const { save, isBusy } = useSaveSettings();
  const { close, question } = useUnsaved(reason !== '' || length !== 0, onClose);

  const wanted = (): ShopSettings['paused'] => {
    const minutes = lengths[length]?.minutes ?? null;
    const until = minutes === null ? null : new Date(serverNow() + minutes * MINUTE).toISOString();
    return { reason: reason.trim() || null, until };
  };
  const store = async (seen: number | undefined) => {
    const paused = wanted();
    const versions = seen === undefined ? {} : { versions: { paused: seen } };
    const onError = (error: unknown) => {
      const edit = staleSave(error);
      if (!edit) return;
      const current = edit.current as ShopSettings;
      setVersion(current.versions?.paused);
      setConflict({ ...edit, current, mine: stateText(paused) });
    };
    if (await save({ paused, ...versions }, words, onError)) onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void store(version);
  };
  const choose = (choice: Choice) => {
    if (choice === 'mine') return void store(version);
    client.setQueryData(callKey('getSettings', {}), conflict?.current);
    onClose();
  };

  return (
    <Form onSubmit={submit}>
      {conflict && (
        <Wide>
          <ConflictNotice
            changedBy={conflict.changedBy}
            changedAt={conflict.changedAt}
            taken={[]}
            reminders={conflict.version}
            rows={[
              {
                id: 'paused',
                label: 'Orders',
                mine: conflict.mine,
                theirs: stateText(conflict.current.paused),
                choice: null,
              },
            ]}
            onChoose={(_, choice) => choose(choice)}
          />
        </Wide>
      )}
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

  @media (min-width: 48em) {
    grid-template-columns: minmax(0, 1fr) 280px;
  }
`;

const Wide = styled.div`
  grid-column: 1 / -1;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
