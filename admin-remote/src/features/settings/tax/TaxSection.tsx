import type { ShopSettings, TaxNumber } from '@storefront/shared/contract/entities/shop-settings';
import { callQuery } from '@storefront/shared/query/call-query';
import { Button } from '@storefront/shared/ui/Button';
import { Field } from '@storefront/shared/ui/Field';
import { Select } from '@storefront/shared/ui/Select';
import { TextInput } from '@storefront/shared/ui/TextInput';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import type { EditField } from '../../../common/conflict/edit-field';
import { Hint, SettingForm } from '../setting-style';
import { useSettingsForm } from '../use-settings-form';

const words = {
  loading: 'Saving the tax number…',
  success: 'Tax number saved',
  failure: 'Failed to save the tax number',
};

const KINDS = ['PAN', 'VAT'] as const;

const toDraft = ({ taxNumber }: ShopSettings): TaxNumber => taxNumber ?? { kind: 'PAN', number: '' };
const isSame = (one: TaxNumber, other: TaxNumber) => one.kind === other.kind && one.number === other.number;
const digitsOf = ({ number }: TaxNumber) => number.replace(/\D/g, '');

const fields: readonly EditField<TaxNumber, ShopSettings>[] = [
  {
    id: 'taxNumber',
    label: 'Tax number',
    text: (draft) => (draft.number ? `${draft.kind} ${draft.number}` : 'None'),
    copy: (_, from) => from,
  },
];

/** Edits the tax number of the shop's receipts, once the settings are loaded (C202). */
export function TaxSection() {
  const { data } = useQuery(callQuery('getSettings', {}));
  return data ? <TaxPanel settings={data} /> : null;
}

function TaxPanel({ settings }: { readonly settings: ShopSettings }) {
  const [problem, setProblem] = useState<string | null>(null);
  const form = useSettingsForm({ settings, toDraft, isSame, fields, words });
  const { draft, setDraft } = form;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const number = digitsOf(draft);
    if (draft.number !== '' && number.length !== 9) return setProblem('Type nine digits, or leave it empty');
    setProblem(null);
    await form.store({ taxNumber: number === '' ? null : { kind: draft.kind, number } });
  };

  return (
    <section aria-labelledby="tax">
      <SettingForm noValidate onSubmit={(event) => void submit(event)}>
        <h2 id="tax">Receipts</h2>
        {form.notice}
        <Pair>
          <Field label="Kind">
            <Select
              value={draft.kind}
              onChange={({ target }) =>
                setDraft({ ...draft, kind: KINDS.find((kind) => kind === target.value) ?? 'PAN' })
              }
            >
              {KINDS.map((kind) => (
                <option key={kind}>{kind}</option>
              ))}
            </Select>
          </Field>
          <Field label="Tax number" optional error={problem}>
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              maxLength={20}
              value={draft.number}
              onChange={({ target }) => setDraft({ ...draft, number: target.value })}
            />
          </Field>
        </Pair>
        <Hint>Receipts show it below the shop's address. VAT only if the shop charges VAT.</Hint>
        <div>
          <Button type="submit" variant="secondary" busy={form.isBusy}>
            Save tax number
          </Button>
        </div>
      </SettingForm>
      {form.question}
    </section>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: 104px minmax(0, 1fr);
  align-items: start;
  gap: 12px;
`;
