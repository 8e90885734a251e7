import type { ShopSettings } from '@storefront/shared/contract/entities/shop-settings';
import { callQuery } from '@storefront/shared/query/call-query';
import { DEFAULT_LOW_STOCK } from '@storefront/shared/rules/low-stock';
import { Button } from '@storefront/shared/ui/Button';
import { Checkbox } from '@storefront/shared/ui/Checkbox';
import { Field } from '@storefront/shared/ui/Field';
import { TextInput } from '@storefront/shared/ui/TextInput';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { EditField } from '../../common/conflict/edit-field';
import { Hint, SettingForm } from './setting-style';
import { useSettingsForm } from './use-settings-form';

const words = {
  loading: 'Saving…',
  success: 'Saved',
  failure: 'Failed to save',
};

interface Draft {
  readonly pieces: string;
  readonly dailyMail: boolean;
}

function toDraft({ lowStock = DEFAULT_LOW_STOCK }: ShopSettings): Draft {
  return { pieces: String(lowStock.pieces), dailyMail: lowStock.dailyMail };
}

const isSame = (one: Draft, other: Draft) => one.pieces === other.pieces && one.dailyMail === other.dailyMail;

const fields: readonly EditField<Draft, ShopSettings>[] = [
  {
    id: 'lowStock',
    label: 'What runs out',
    text: ({ pieces, dailyMail }) => `${pieces} or fewer, ${dailyMail ? 'with' : 'without'} a daily mail`,
    copy: (_, from) => from,
  },
];

/** Edits what counts as running out, and the daily mail (C308). Hidden with a server that does not know it. */
export function LowStockSection() {
  const { data } = useQuery(callQuery('getSettings', {}));
  return data?.lowStock ? <LowStockPanel settings={data} /> : null;
}

function LowStockPanel({ settings }: { readonly settings: ShopSettings }) {
  const [problem, setProblem] = useState<string | null>(null);
  const form = useSettingsForm({ settings, toDraft, isSame, fields, words });
  const { draft, setDraft } = form;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const pieces = Number(draft.pieces);
    if (!Number.isInteger(pieces) || pieces < 1 || pieces > 99)
      return setProblem('A whole number from 1 to 99');
    setProblem(null);
    await form.store({ lowStock: { pieces, dailyMail: draft.dailyMail } });
  };

  return (
    <section aria-labelledby="low-stock">
      <SettingForm noValidate onSubmit={(event) => void submit(event)}>
        <h2 id="low-stock">What runs out</h2>
        {form.notice}
        <Field
          label="Pieces left"
          hint="The report lists what has so many pieces left or fewer, and dishes that are sold out."
          error={problem}
        >
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            value={draft.pieces}
            onChange={({ target }) => setDraft({ ...draft, pieces: target.value })}
          />
        </Field>
        <Checkbox
          label="Mail the list every day"
          checked={draft.dailyMail}
          onChange={({ target }) => setDraft({ ...draft, dailyMail: target.checked })}
        />
        <Hint>From 7 AM to every account of staff, on days on which something runs out.</Hint>
        <div>
          <Button type="submit" variant="secondary" busy={form.isBusy}>
            Save what runs out
          </Button>
        </div>
      </SettingForm>
      {form.question}
    </section>
  );
}
