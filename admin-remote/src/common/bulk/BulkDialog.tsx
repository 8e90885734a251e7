import { Field } from '@storefront/shared/ui/Field';
import { Select } from '@storefront/shared/ui/Select';
import styled from 'styled-components';
import { FormDialog } from '../form/FormDialog';
import { useForm } from '../form/use-form';
import { useSubmission } from '../form/use-submission';
import type { BulkField } from './bulk-fields';

interface Item {
  readonly _id: string;
  readonly name: string;
  readonly version?: number | undefined;
}

/** The rows of a change, with the versions that staff saw. */
export type BulkItems = { _id: string; version?: number | undefined }[];

interface BulkDialogProps<Row extends Item, Body> {
  readonly rows: readonly Row[];
  /** Plural noun of the rows: "dishes". */
  readonly what: string;
  /** At least one; the first is chosen. */
  readonly fields: readonly BulkField<Row, Body>[];
  readonly send: (body: Body, items: BulkItems) => Promise<unknown>;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Changes one field of many rows at once, or deletes them; shows each before and after (C307, C435). */
export function BulkDialog<Row extends Item, Body>({
  rows,
  what,
  fields,
  send,
  onSaved,
  onClose,
}: BulkDialogProps<Row, Body>) {
  const form = useForm(() => ({ kind: fields[0]?.label ?? '', value: '' }));
  const { kind, value } = form.values;
  const field = fields.find(({ label }) => label === kind);
  const action = `${field?.verb ?? 'Change'} ${rows.length} ${what}`;
  const { submit, submission } = useSubmission({
    loading: 'Saving…',
    success: `${rows.length} ${what} ${field?.verb === 'Delete' ? 'deleted' : 'changed'}`,
    failure: 'Failed to save',
    onRefused: form.refuse,
  });
  const problem = field?.problem(value) ?? null;
  const changes = field && problem === null ? rows.map((row) => ({ row, ...field.change(row, value) })) : [];
  const differing = changes.filter(({ was, now }) => was !== now);
  const refused = field?.refusedAs?.flatMap((name) => form.errors[name] ?? [])[0];

  async function save() {
    const items = rows.map(({ _id, version }) => ({ _id, ...(version !== undefined && { version }) }));
    if (!field || problem !== null) {
      form.refuse({ value: problem ?? '' });
      return false;
    }
    const isSaved = await submit(() => send(field.body(value), items));
    if (isSaved) onSaved();
    return isSaved;
  }

  return (
    <FormDialog
      title={`Change ${rows.length} ${what}`}
      action={action}
      form={form}
      submission={submission}
      onSubmit={save}
      onClose={onClose}
    >
      <Field label="What changes">
        <Select value={kind} onChange={({ target }) => form.set({ kind: target.value, value: '' })}>
          {fields.map(({ label }) => (
            <option key={label}>{label}</option>
          ))}
        </Select>
      </Field>
      {field?.input({
        value,
        error: form.errors.value ?? refused,
        onChange: (text) => form.set({ value: text }, ['value', ...(field.refusedAs ?? [])]),
      })}
      <Preview aria-label="Before and after" tabIndex={0}>
        <p>
          {`${differing.length} of ${rows.length} ${what} will be ${field?.verb === 'Delete' ? 'deleted' : 'different'}.`}
        </p>
        <ul>
          {differing.map(({ row, was, now }) => (
            <li key={row._id}>
              <bdi>{row.name}</bdi>
              {field?.verb !== 'Delete' && (
                <span>
                  <span>{`${was || 'None'} → `}</span>
                  <b>{now || 'None'}</b>
                </span>
              )}
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
