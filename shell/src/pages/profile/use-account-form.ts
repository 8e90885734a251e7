import { ApiError } from '@storefront/shared/api/api-error';
import { updateAccount } from '@storefront/shared/api/users';
import { notify } from '@storefront/shared/toast';
import { type FormEvent, useRef, useState } from 'react';
import { readForm } from '../../auth/forms/read-form';
import { type Repeats, useFieldErrors } from '../../auth/forms/use-field-errors';

type Values<Name extends string> = Readonly<Record<Name, string>>;
type Errors<Name extends string> = Partial<Record<Name, string>>;

interface AccountForm<Name extends string> {
  readonly fields: readonly Name[];
  /** Returns the errors of the typed values, before they are sent. */
  readonly check: (values: Values<Name>) => Errors<Name>;
  readonly toChange: (values: Values<Name>) => Parameters<typeof updateAccount>[0];
  readonly repeats?: Repeats<Name>;
  /** The field that shows "this address has an account". */
  readonly takenField?: Name;
  /** Messages (§8); `loading` is also their id, so that a new result replaces the old one. */
  readonly texts: { readonly loading: string; readonly success: string; readonly failure: string };
  readonly onChanged: (values: Values<Name>) => void;
}

const isOneOf = <Name extends string>(names: readonly Name[], field: string): field is Name =>
  names.some((name) => name === field);

/** Maps the server's refusal to errors of the fields. */
function refusedFields<Name extends string>(
  error: unknown,
  { fields, takenField }: Pick<AccountForm<Name>, 'fields' | 'takenField'>,
): Errors<Name> {
  const errors: Errors<Name> = {};
  if (!(error instanceof ApiError)) return errors;
  if (error.status === 409 && takenField) errors[takenField] = error.message;
  for (const { field, message } of error.fields) if (isOneOf(fields, field)) errors[field] = message;
  return errors;
}

/**
 * A form that changes the account with a code (§2 Profile). Shows progress and result as messages (§8), keeps the typed
 * values after a refusal, and clears the fields after the change.
 */
export function useAccountForm<Name extends string>(about: AccountForm<Name>) {
  const form = useRef<HTMLFormElement>(null);
  const { errors, setErrors, onInput } = useFieldErrors<Name>(form, about.repeats);
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = readForm(event.currentTarget, about.fields);
    const found = about.check(values);
    setErrors(found);
    if (isBusy || Object.keys(found).length > 0) return;
    setBusy(true);
    const { loading, success, failure } = about.texts;
    notify.loading(loading, loading);
    try {
      await updateAccount(about.toChange(values));
    } catch (error) {
      console.error('account', error);
      setErrors(refusedFields(error, about));
      notify.error(failure, loading);
      return;
    } finally {
      setBusy(false);
    }
    notify.success(success, loading);
    form.current?.reset();
    about.onChanged(values);
  };

  return { form, errors, isBusy, onInput, submit: (event: FormEvent<HTMLFormElement>) => void submit(event) };
}
