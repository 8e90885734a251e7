import type { ShopSettings } from '@storefront/shared/contract/entities/shop-settings';
import { DEFAULT_PACE, type Pace } from '@storefront/shared/ordering/suggest-minutes';
import { callQuery } from '@storefront/shared/query/call-query';
import { DEPARTMENTS } from '@storefront/shared/rules/departments';
import { Button } from '@storefront/shared/ui/Button';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { editField } from '../../../common/conflict/edit-field';
import { departmentWords } from '../../../common/department-words';
import { readCount } from '../../../common/form/read-number';
import { TextField } from '../../../common/form/TextField';
import { Hint, SettingForm } from '../setting-style';
import { useSettingsForm } from '../use-settings-form';

const words = {
  loading: 'Saving time and capacity…',
  success: 'Time and capacity saved',
  failure: 'Failed to save time and capacity',
};

/** Limits of the server. */
const ORDERS_MAX = 200;
const MINUTES_MAX = 120;

/** What is typed. No orders: any number. */
interface PaceDraft {
  readonly orders: string;
  readonly kitchen: string;
  readonly bar: string;
  readonly closet: string;
}

const toDraft = ({ pace = DEFAULT_PACE }: ShopSettings): PaceDraft => ({
  orders: pace.ordersPerQuarter === null ? '' : String(pace.ordersPerQuarter),
  kitchen: String(pace.minutes.kitchen),
  bar: String(pace.minutes.bar),
  closet: String(pace.minutes.closet),
});

const isSame = (one: PaceDraft, other: PaceDraft) =>
  one.orders.trim() === other.orders.trim() &&
  DEPARTMENTS.every((department) => one[department].trim() === other[department].trim());

const fields = [
  editField<PaceDraft, ShopSettings>('orders', 'Orders in 15 minutes', {
    shown: ({ orders }) => orders.trim() || 'Any number',
  }),
  ...DEPARTMENTS.map((department) =>
    editField<PaceDraft, ShopSettings>(department, `${departmentWords[department]}, minutes`),
  ),
];

type Faults = Partial<Record<keyof PaceDraft, string>>;

/** Reads what was typed; the faults by field if it cannot be stored. */
function readDraft(draft: PaceDraft): { readonly pace: Pace } | { readonly faults: Faults } {
  const faults: Faults = {};
  const read = (field: keyof PaceDraft, min: number, max: number): number => {
    const count = readCount(draft[field]);
    const isRight = count !== null && count >= min && count <= max;
    if (!isRight) faults[field] = `A number from ${min} to ${max}`;
    return count ?? 0;
  };
  const pace: Pace = {
    ordersPerQuarter: draft.orders.trim() === '' ? null : read('orders', 1, ORDERS_MAX),
    minutes: {
      kitchen: read('kitchen', 0, MINUTES_MAX),
      bar: read('bar', 0, MINUTES_MAX),
      closet: read('closet', 0, MINUTES_MAX),
    },
  };
  return Object.keys(faults).length > 0 ? { faults } : { pace };
}

/** Edits how fast the departments are and how many orders a quarter of an hour takes (C235). Hidden with a server that has neither. */
export function PaceSection() {
  const { data } = useQuery(callQuery('getSettings', {}));
  return data?.pace ? <PacePanel settings={data} /> : null;
}

function PacePanel({ settings }: { readonly settings: ShopSettings }) {
  const [faults, setFaults] = useState<Faults>({});
  const form = useSettingsForm({ settings, toDraft, isSame, fields, words });
  const { draft, setDraft } = form;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const read = readDraft(draft);
    setFaults('faults' in read ? read.faults : {});
    if ('pace' in read) await form.store({ pace: read.pace });
  };
  const input = (field: keyof PaceDraft) => ({
    inputMode: 'numeric' as const,
    maxLength: 3,
    error: faults[field],
    value: draft[field],
    onChange: (text: string) => setDraft({ ...draft, [field]: text }),
  });

  return (
    <section aria-labelledby="pace">
      <SettingForm noValidate onSubmit={(event) => void submit(event)}>
        <h2 id="pace">Time and capacity</h2>
        {form.notice}
        <Minutes>
          {DEPARTMENTS.map((department) => (
            <TextField key={department} label={departmentWords[department]} required {...input(department)} />
          ))}
        </Minutes>
        <Hint>Minutes for an order when nothing else waits. Customers see them before they order.</Hint>
        <TextField
          label="Orders in 15 minutes"
          optional
          hint="Empty for any number. Then no time is ever full."
          {...input('orders')}
        />
        <div>
          <Button type="submit" variant="secondary" busy={form.isBusy}>
            Save time and capacity
          </Button>
        </div>
      </SettingForm>
      {form.question}
    </section>
  );
}

const Minutes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 5.5em), 1fr));
  align-items: start;
  gap: 12px;
`;
