import type { CallOptions } from '@storefront/shared/api';
import type { EditField } from '../conflict/edit-field';
import { useEditConflict } from '../conflict/use-edit-conflict';
import type { FieldErrors } from './form-failure';
import { useForm } from './use-form';
import { type SubmissionOptions, useSubmission } from './use-submission';

interface EditForm<F, I> extends Pick<SubmissionOptions, 'loading' | 'success' | 'failure'> {
  /** The stored item that the form begins with; null for a new one. */
  readonly opened: I | null;
  readonly start: () => F;
  /** @param typed what the form holds, for what no stored item has */
  readonly toForm: (item: I, typed: F) => F;
  /** The fields that two members of staff may change at the same time (C165). */
  readonly fields: readonly EditField<F, I>[];
  /** Returns why the values cannot be stored, by field; empty if they can. */
  readonly faultsOf: (values: F, stored: I | null) => FieldErrors;
  /** Stores the values. `stored` is the newest item that staff have seen: its version goes along. */
  readonly send: (values: F, stored: I | null, options: CallOptions) => Promise<unknown>;
  /** Reads again what the form changed, also after a failure. */
  readonly refresh: () => void;
}

/**
 * A form in a dialog that adds or changes one stored item. It names what cannot be stored, solves the conflict of a stale
 * save (C165), and keeps what was typed when a save fails.
 *
 * @returns the form's state, the newest stored item, and what `FormDialog` needs
 */
export function useEditForm<F extends object, I>({
  opened,
  start,
  toForm,
  fields,
  faultsOf,
  send,
  refresh,
  ...words
}: EditForm<F, I>) {
  const form = useForm(start);
  const { values, errors, set, refuse } = form;
  const conflict = useEditConflict<F, I>({
    opened,
    values,
    setValues: set,
    toForm: (item) => toForm(item, values),
    fields,
  });
  const { submit, submission } = useSubmission({ ...words, onRefused: refuse, onError: conflict.take });
  const stored = conflict.item;

  const save = async () => {
    const faults = faultsOf(values, stored);
    if (Object.keys(faults).length > 0) {
      refuse(faults);
      return false;
    }
    if (!conflict.check()) return false;
    const isSaved = await submit((options) => send(values, stored, options));
    refresh();
    return isSaved;
  };

  return {
    values,
    errors,
    set,
    stored,
    dialog: { form, submission, conflict: conflict.notice, onSubmit: save },
  };
}
