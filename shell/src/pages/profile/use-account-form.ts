import { ApiError } from '@storefront/shared/api/api-error';
import { updateAccount } from '@storefront/shared/api/users';
import { notify } from '@storefront/shared/toast';
import { type FormEvent, useRef, useState } from 'react';
import { readForm } from '../../auth/forms/read-form';
import { useFocusError } from '../../auth/forms/use-focus-error';

type Values<Name extends string> = Readonly<Record<Name, string>>;
type Errors<Name extends string> = Partial<Record<Name, string>>;

interface AccountForm<Name extends string> {
  readonly fields: readonly Name[];
  /** Returns the errors of the typed values, before they are sent. */
  readonly check: (values: Values<Name>) => Errors<Name>;
  readonly toChange: (values: Values<Name>) => Parameters<typeof updateAccount>[0];
  /** The field that shows "this address has an account". */
  readonly takenField?: Name;
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
  const [errors, setErrors] = useState<Errors<Name>>({});
  const [isBusy, setBusy] = useState(false);
  useFocusError(form, errors);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = readForm(event.currentTarget, about.fields);
    const found = about.check(values);
    setErrors(found);
    if (isBusy || Object.keys(found).length > 0) return;
    setBusy(true);
    const isChanged = await notify.during(
      updateAccount(about.toChange(values)).then(() => true),
      {
        ...about.texts,
        failure: (error) => {
          console.error('account', error);
          setErrors(refusedFields(error, about));
          return about.texts.failure;
        },
      },
    );
    setBusy(false);
    if (!isChanged) return;
    form.current?.reset();
    about.onChanged(values);
  };

  return { form, errors, isBusy, submit: (event: FormEvent<HTMLFormElement>) => void submit(event) };
}
