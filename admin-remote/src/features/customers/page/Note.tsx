import { saveCustomerNote } from '@storefront/shared/api/customers';
import type { CustomerNote } from '@storefront/shared/contract/entities/customer-page';
import { CUSTOMER_NOTE_MAX } from '@storefront/shared/rules/customer-terms';
import { formatDateTime } from '@storefront/shared/rules/format-date-time';
import { Button } from '@storefront/shared/ui/Button';
import { Field } from '@storefront/shared/ui/Field';
import { TextArea } from '@storefront/shared/ui/TextArea';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { editField } from '../../../common/conflict/edit-field';
import { FormDialog } from '../../../common/form/FormDialog';
import { useEditForm } from '../../../common/form/use-edit-form';
import { refreshLists } from '../../../common/refresh-lists';
import { SectionTitle } from '../customer-style';

interface NoteProps {
  readonly userId: string;
  readonly note: CustomerNote;
}

/** What staff wrote about a customer (C300). */
export function Note({ userId, note }: NoteProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-labelledby="customer-note">
      <Head>
        <SectionTitle id="customer-note">Note</SectionTitle>
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          {note.text === '' ? 'Add a note' : 'Edit the note'}
        </Button>
      </Head>
      {note.text === '' ? <p>Nothing written yet</p> : <Text>{note.text}</Text>}
      {note.changedBy && note.changedAt && (
        <By>
          <bdi>{note.changedBy}</bdi>
          <span>{`, ${formatDateTime(note.changedAt, null)}`}</span>
        </By>
      )}
      {isOpen && <NoteDialog userId={userId} note={note} onClose={() => setIsOpen(false)} />}
    </section>
  );
}

interface NoteForm {
  readonly text: string;
}

/** Says how much a note that a merge joined from two (C302) is too long; undefined: it can be saved. */
function tooLong(text: string): string | undefined {
  const over = text.trim().length - CUSTOMER_NOTE_MAX;
  return over > 0
    ? `${over === 1 ? '1 character' : `${over} characters`} too long to be saved: shorten it`
    : undefined;
}

const fields = [editField<NoteForm, CustomerNote>('text', 'Note')];

function NoteDialog({ userId, note, onClose }: NoteProps & { readonly onClose: () => void }) {
  const client = useQueryClient();
  const { values, errors, set, dialog } = useEditForm<NoteForm, CustomerNote>({
    opened: note,
    start: () => ({ text: note.text }),
    toForm: ({ text }) => ({ text }),
    fields,
    loading: 'Saving the note…',
    success: 'Note saved',
    failure: 'Failed to save the note',
    faultsOf: ({ text }) => {
      const fault = tooLong(text);
      return fault === undefined ? {} : { text: fault };
    },
    send: ({ text }, stored, options) =>
      saveCustomerNote(userId, { text, version: stored?.version }, options),
    refresh: () => refreshLists(client, ['getCustomer']),
  });
  return (
    <FormDialog title="Note" action="Save note" {...dialog} onClose={onClose}>
      <Field
        label="Note"
        optional
        error={errors.text ?? tooLong(values.text)}
        hint="For staff. The customer gets it with a copy of their data."
      >
        <TextArea
          rows={6}
          maxLength={CUSTOMER_NOTE_MAX}
          value={values.text}
          onChange={({ target }) => set({ text: target.value })}
        />
      </Field>
    </FormDialog>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  margin-bottom: 8px;
`;

const Text = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const By = styled.p`
  margin-top: 8px;
  font-size: var(--t-small);
  color: var(--muted);
`;
