import type { ShopSettings, TaxNumber } from '@storefront/shared/contract/entities/shop-settings';
import { callQuery } from '@storefront/shared/query/call-query';
import { VAT_IN_NEPAL, VAT_PERCENT_MAX } from '@storefront/shared/rules/vat';
import { Button } from '@storefront/shared/ui/Button';
import { Field } from '@storefront/shared/ui/Field';
import { Select } from '@storefront/shared/ui/Select';
import { TextInput } from '@storefront/shared/ui/TextInput';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import type { EditField } from '../../../common/conflict/edit-field';
import { TextField } from '../../../common/form/TextField';
import { Hint, SettingForm } from '../setting-style';
import { useSettingsForm } from '../use-settings-form';

const words = {
  loading: 'Saving the tax number…',
  success: 'Tax number saved',
  failure: 'Failed to save the tax number',
};

const KINDS = ['PAN', 'VAT'] as const;

/** The tax number as it is typed. */
interface Draft {
  readonly kind: TaxNumber['kind'];
  readonly number: string;
  /** The rate of VAT in percent; empty: receipts show none. */
  readonly percent: string;
}

const toDraft = ({ taxNumber }: ShopSettings): Draft => ({
  kind: taxNumber?.kind ?? 'PAN',
  number: taxNumber?.number ?? '',
  percent: String(taxNumber ? (taxNumber.percent ?? '') : VAT_IN_NEPAL),
});

/** The rate of a draft; only a VAT number has one. */
const percentOf = ({ kind, percent }: Draft) => (kind === 'VAT' ? percent.trim() : '');

const isSame = (one: Draft, other: Draft) =>
  one.kind === other.kind && one.number === other.number && percentOf(one) === percentOf(other);
const digitsOf = ({ number }: Draft) => number.replace(/\D/g, '');

const textOf = (draft: Draft) =>
  `${draft.kind} ${draft.number}${percentOf(draft) && `, ${percentOf(draft)} %`}`;

const fields: readonly EditField<Draft, ShopSettings>[] = [
  {
    id: 'taxNumber',
    label: 'Tax number',
    text: (draft) => (draft.number ? textOf(draft) : 'None'),
    copy: (_, from) => from,
  },
];

const isRate = (percent: string) =>
  /^\d{1,2}$/.test(percent) && Number(percent) >= 1 && Number(percent) <= VAT_PERCENT_MAX;

/** Returns what is wrong with a draft, by field. */
function faultsOf(draft: Draft): { readonly number?: string; readonly percent?: string } {
  if (draft.number === '') return {};
  const percent = percentOf(draft);
  return {
    ...(digitsOf(draft).length !== 9 && { number: 'Type nine digits, or leave it empty' }),
    ...(percent !== '' &&
      !isRate(percent) && { percent: `Type a whole number from 1 to ${VAT_PERCENT_MAX}` }),
  };
}

/** Edits the tax number of the shop's receipts and its rate of VAT, once the settings are loaded (C202, C309). */
export function TaxSection() {
  const { data } = useQuery(callQuery('getSettings', {}));
  return data ? <TaxPanel settings={data} /> : null;
}

function TaxPanel({ settings }: { readonly settings: ShopSettings }) {
  const [faults, setFaults] = useState<ReturnType<typeof faultsOf>>({});
  const form = useSettingsForm({ settings, toDraft, isSame, fields, words });
  const { draft, setDraft } = form;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = faultsOf(draft);
    setFaults(found);
    if (found.number || found.percent) return;
    const number = digitsOf(draft);
    const percent = percentOf(draft);
    const stored = { kind: draft.kind, number, ...(percent !== '' && { percent: Number(percent) }) };
    await form.store({ taxNumber: number === '' ? null : stored });
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
          <Field label="Tax number" optional error={faults.number}>
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              maxLength={20}
              value={draft.number}
              onChange={({ target }) => setDraft({ ...draft, number: target.value })}
            />
          </Field>
        </Pair>
        {draft.kind === 'VAT' && (
          <TextField
            label="VAT in percent"
            optional
            hint="Prices include it. Receipts of new orders show how much of the total it is."
            error={faults.percent}
            inputMode="numeric"
            maxLength={2}
            value={draft.percent}
            onChange={(percent) => setDraft({ ...draft, percent })}
          />
        )}
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
  grid-template-columns: repeat(auto-fit, minmax(min(7rem, 100%), 1fr));
  align-items: start;
  gap: 12px;
`;
