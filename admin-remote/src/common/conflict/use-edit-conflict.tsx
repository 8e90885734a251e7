import { ApiError } from '@storefront/shared/api/api-error';
import type { EditConflict } from '@storefront/shared/contract/envelope';
import { type ReactNode, useState } from 'react';
import { type Choice, ConflictNotice } from './ConflictNotice';
import { type EditField, mergeEdits } from './edit-field';

/** Returns what a 409 says about a stale save; null for any other error (C165). */
export function staleSave(error: unknown): (EditConflict & { readonly current: object }) | null {
  const edit = error instanceof ApiError && error.status === 409 ? error.edit : null;
  return edit?.current ? { ...edit, current: edit.current } : null;
}

interface Options<F, I> {
  /** The stored item that the form began with; null for a new one. */
  readonly opened: I | null;
  readonly values: F;
  readonly setValues: (values: F) => void;
  readonly toForm: (item: I) => F;
  /** The fields of the form, or what returns them for an item that somebody stored meanwhile. */
  readonly fields: readonly EditField<F, I>[] | ((opened: I, stored: I) => readonly EditField<F, I>[]);
}

interface State<F, I> {
  readonly edit: EditConflict;
  readonly clashes: readonly EditField<F, I>[];
  readonly taken: readonly string[];
  readonly mine: { readonly form: F; readonly item: I };
  readonly theirs: { readonly form: F; readonly item: I };
  readonly choices: Readonly<Record<string, Choice>>;
}

/** What a form needs to show and solve a conflict. */
export interface EditConflictHandle<I> {
  /** The newest stored item that staff have seen: a save sends its version. */
  readonly item: I | null;
  /** Takes over the error of a save. Returns false if it is no stale save. */
  readonly take: (error: unknown) => boolean;
  /** Returns true if each field is decided; else reminds staff. Call it before a save. */
  readonly check: () => boolean;
  /** Starts again from a stored item, after a save. */
  readonly restart: (item: I) => void;
  readonly notice: ReactNode;
}

/**
 * Solves the conflict of a stale save (C165). What was typed stays. Fields that only the other person changed take their
 * values; for fields that both changed, staff see both values and choose.
 */
export function useEditConflict<F, I>({
  opened,
  values,
  setValues,
  toForm,
  fields,
}: Options<F, I>): EditConflictHandle<I> {
  const [item, setItem] = useState(opened);
  const [state, setState] = useState<State<F, I> | null>(null);
  const [reminders, setReminders] = useState(0);

  const take = (error: unknown): boolean => {
    const edit = staleSave(error);
    if (!edit || item === null) return false;
    const stored = edit.current as I;
    const mine = { form: values, item };
    const theirs = { form: toForm(stored), item: stored };
    const compared = typeof fields === 'function' ? fields(item, stored) : fields;
    const merge = mergeEdits(compared, { form: toForm(item), item }, mine, theirs);
    setValues(merge.values);
    setItem(stored);
    setState({
      edit,
      mine,
      theirs,
      clashes: merge.clashes,
      taken: merge.taken.map(({ label }) => label),
      choices: {},
    });
    setReminders((count) => count + 1);
    return true;
  };

  const choose = (id: string, choice: Choice) => {
    const field = state?.clashes.find((clash) => clash.id === id);
    if (!state || !field) return;
    setValues(field.copy(values, state[choice].form));
    setState({ ...state, choices: { ...state.choices, [id]: choice } });
  };

  const shown = (field: EditField<F, I>, { form, item: from }: State<F, I>['mine']) =>
    (field.shown ?? field.text)(form, from);

  return {
    item,
    take,
    check() {
      const isDecided = !state || state.clashes.every(({ id }) => state.choices[id]);
      if (!isDecided) setReminders((count) => count + 1);
      return isDecided;
    },
    restart(next) {
      setItem(next);
      setState(null);
    },
    notice: state && (
      <ConflictNotice
        changedBy={state.edit.changedBy}
        changedAt={state.edit.changedAt}
        taken={state.taken}
        reminders={reminders}
        onChoose={choose}
        rows={state.clashes.map((field) => ({
          id: field.id,
          label: field.label,
          mine: shown(field, state.mine),
          theirs: shown(field, state.theirs),
          choice: state.choices[field.id] ?? null,
        }))}
      />
    ),
  };
}
