import { BULK_PERCENT, changedPrice } from '@storefront/shared/rules/bulk-edit';
import { formatRupees, toPaisa } from '@storefront/shared/rules/money';
import { newKey } from '@storefront/shared/rules/new-key';
import { Field } from '@storefront/shared/ui/Field';
import { Select } from '@storefront/shared/ui/Select';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { FormDialog } from '../form/FormDialog';
import { TextField } from '../form/TextField';
import { useForm } from '../form/use-form';
import { useSubmission } from '../form/use-submission';

interface Item {
  readonly _id: string;
  readonly name: string;
  readonly price: number;
  readonly version?: number | undefined;
}

/** A field that staff can set for all chosen rows. */
export interface BulkField<Row, Body> {
  readonly label: string;
  /** The values to choose from; absent: any text. */
  readonly options?: readonly string[];
  /** Names that the text is likely to be. */
  readonly suggestions?: readonly string[];
  readonly before: (row: Row) => string;
  readonly body: (value: string) => Body;
  /** What a value does beside, as a sentence; empty for nothing. */
  readonly note?: (value: string) => string;
}

type BulkItems = { _id: string; version?: number | undefined }[];

interface BulkDialogProps<Row extends Item, Body> {
  readonly rows: readonly Row[];
  /** Plural noun of the rows: "dishes". */
  readonly what: string;
  readonly fields: readonly BulkField<Row, Body>[];
  readonly send: (body: Body & { items: BulkItems }) => Promise<unknown>;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

const WHOLE = /^[+-]?\d{1,3}$/;

/** Returns the percent that was typed; null if it is none that prices can change by. */
function readPercent(text: string): number | null {
  const percent = Number(text.trim().replace('\u2212', '-'));
  const isWhole = WHOLE.test(text.trim().replace('\u2212', '-'));
  return isWhole && percent !== 0 && percent >= BULK_PERCENT.min && percent <= BULK_PERCENT.max
    ? percent
    : null;
}

const PERCENT_FAULT = `A whole number from ${BULK_PERCENT.min} to ${BULK_PERCENT.max}, such as 10 or -5`;

/** Changes one field of many rows at once; shows each before and after (C307). */
export function BulkDialog<Row extends Item, Body>({
  rows,
  what,
  fields,
  send,
  onSaved,
  onClose,
}: BulkDialogProps<Row, Body | { pricePercent: number }>) {
  const form = useForm(() => ({ kind: 'price', percent: '', value: '' }));
  const { kind, percent, value } = form.values;
  const { submit, submission } = useSubmission({
    loading: 'Saving…',
    success: `${rows.length} ${what} changed`,
    failure: 'Failed to save',
    onRefused: form.refuse,
  });
  const [list] = useState(() => newKey());
  const field = fields.find(({ label }) => label === kind);
  const asNumber = readPercent(percent);

  const after = (row: Row): { readonly was: string; readonly now: string } | null => {
    if (field) return value.trim() === '' ? null : { was: field.before(row), now: value.trim() };
    if (asNumber === null) return null;
    const price = toPaisa(row.price);
    return { was: formatRupees(price), now: formatRupees(changedPrice(price, asNumber)) };
  };
  const changes = rows.flatMap((row) => {
    const change = after(row);
    return change ? [{ row, ...change }] : [];
  });
  const differing = changes.filter(({ was, now }) => was !== now);

  async function save() {
    const items = rows.map(({ _id, version }) => ({ _id, ...(version !== undefined && { version }) }));
    if (field && value.trim() === '') {
      form.refuse({ value: 'Please fill this in' });
      return false;
    }
    if (!field && asNumber === null) {
      form.refuse({ percent: PERCENT_FAULT });
      return false;
    }
    const body = field ? field.body(value.trim()) : { pricePercent: asNumber ?? 0 };
    const isSaved = await submit(() => send({ ...body, items } as Body & { items: BulkItems }));
    if (isSaved) onSaved();
    return isSaved;
  }

  let input: ReactNode = (
    <TextField
      label="Percent"
      required
      hint="Prices are rounded to whole rupees."
      error={form.errors.percent ?? form.errors.pricePercent}
      maxLength={4}
      value={percent}
      onChange={(text) => form.set({ percent: text })}
    />
  );
  if (field?.options)
    input = (
      <Field label="New value" required error={form.errors.value}>
        <Select value={value} onChange={({ target }) => form.set({ value: target.value })}>
          <option value="">Choose one</option>
          {field.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </Select>
      </Field>
    );
  else if (field)
    input = (
      <>
        <TextField
          label="New value"
          required
          hint={(value.trim() && field.note?.(value.trim())) || undefined}
          error={form.errors.value}
          maxLength={60}
          list={list}
          value={value}
          onChange={(text) => form.set({ value: text })}
        />
        <datalist id={list}>
          {field.suggestions?.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </>
    );

  return (
    <FormDialog
      title={`Change ${rows.length} ${what}`}
      action={`Change ${rows.length} ${what}`}
      form={form}
      submission={submission}
      onSubmit={save}
      onClose={onClose}
    >
      <Field label="What changes">
        <Select value={kind} onChange={({ target }) => form.set({ kind: target.value, value: '' })}>
          <option value="price">Price by percent</option>
          {fields.map(({ label }) => (
            <option key={label}>{label}</option>
          ))}
        </Select>
      </Field>
      {input}
      <Preview aria-label="Before and after" tabIndex={0}>
        <p>{`${differing.length} of ${rows.length} ${what} will be different.`}</p>
        <ul>
          {differing.map(({ row, was, now }) => (
            <li key={row._id}>
              <bdi>{row.name}</bdi>
              <span>
                <span>{`${was || 'None'} → `}</span>
                <b>{now}</b>
              </span>
            </li>
          ))}
        </ul>
      </Preview>
    </FormDialog>
  );
}

const Preview = styled.section`
  max-height: 15rem;
  overflow: auto;
  padding: 12px 16px;
  border-radius: var(--r-control);
  background: var(--sunk);
  font-size: var(--t-small);

  p {
    color: var(--muted);
  }

  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 16px;
    padding-block: 4px;
    overflow-wrap: anywhere;
  }
`;
