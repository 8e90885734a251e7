import type { ShopSettings } from '@storefront/shared/contract/entities/shop-settings';
import { callQuery } from '@storefront/shared/query/call-query';
import { Button } from '@storefront/shared/ui/Button';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { editField } from '../../../common/conflict/edit-field';
import { TextField } from '../../../common/form/TextField';
import { Hint, SettingForm } from '../setting-style';
import { useSettingsForm } from '../use-settings-form';
import {
  namesOf,
  namesProblem,
  readSeats,
  readTables,
  seatsDraftText,
  type TablesDraft,
  tableListText,
  toTablesDraft,
} from './table-list';

const words = {
  loading: 'Saving the tables…',
  success: 'Tables saved',
  failure: 'Failed to save the tables',
};

const isSame = (one: TablesDraft, other: TablesDraft) =>
  namesText(one) === namesText(other) && seatsDraftText(one) === seatsDraftText(other);

/** A list that cannot be read is compared as it is typed. */
const namesText = (draft: TablesDraft): string => tableListText(namesOf(draft)) || draft.names.trim();

const fields = [
  editField<TablesDraft, ShopSettings>('names', 'Tables', {
    text: namesText,
    shown: (draft) => namesText(draft) || 'None',
  }),
  editField<TablesDraft, ShopSettings>('seats', 'Seats', {
    text: seatsDraftText,
    shown: (draft) => seatsDraftText(draft) || 'None',
  }),
];

/** Names the tables of the cafe in the order of the map, with their seats (C242). Hidden with a server that has no map. */
export function TablesSection() {
  const { data } = useQuery(callQuery('getSettings', {}));
  return data?.tables ? <TablesPanel settings={data} /> : null;
}

function TablesPanel({ settings }: { readonly settings: ShopSettings }) {
  const [isChecked, setIsChecked] = useState(false);
  const form = useSettingsForm({ settings, toDraft: toTablesDraft, isSame, fields, words });
  const { draft, setDraft } = form;
  const names = namesOf(draft);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const tables = readTables(draft);
    setIsChecked(tables === null);
    if (tables) await form.store({ tables: [...tables] });
  };
  return (
    <section aria-labelledby="tables">
      <SettingForm noValidate onSubmit={(event) => void submit(event)}>
        <h2 id="tables">Tables</h2>
        <Hint>The map of tables shows them in this order.</Hint>
        {form.notice}
        <TextField
          label="Names"
          optional
          hint="Such as 1-12, A1, Terrace-2"
          maxLength={1000}
          error={isChecked ? namesProblem(draft) : null}
          value={draft.names}
          onChange={(text) => setDraft({ ...draft, names: text })}
        />
        {names.length > 0 && (
          <Seats>
            <legend>Seats (optional)</legend>
            {names.map((name) => (
              <TextField
                key={name}
                label={`Table ${name}`}
                inputMode="numeric"
                maxLength={2}
                error={isChecked && readSeats(draft.seats[name]) === undefined ? '1 to 99' : null}
                value={draft.seats[name] ?? ''}
                onChange={(text) => setDraft({ ...draft, seats: { ...draft.seats, [name]: text } })}
              />
            ))}
          </Seats>
        )}
        <div>
          <Button type="submit" variant="secondary" busy={form.isBusy}>
            Save tables
          </Button>
        </div>
      </SettingForm>
      {form.question}
    </section>
  );
}

const Seats = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
  align-items: end;
  gap: 8px 12px;

  legend {
    margin-bottom: 8px;
    padding: 0;
    font-weight: 600;
  }

  label {
    overflow-wrap: anywhere;
  }
`;
