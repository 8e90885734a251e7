import { ApiError } from '@storefront/shared/api/api-error';
import { deleteOwnAccount } from '@storefront/shared/api/customers';
import type { User } from '@storefront/shared/contract/entities/user';
import { paths } from '@storefront/shared/paths';
import { useNavigate } from '@storefront/shared/router';
import { notify } from '@storefront/shared/toast';
import { Button } from '@storefront/shared/ui/Button';
import { Dialog } from '@storefront/shared/ui/Dialog';
import { Field } from '@storefront/shared/ui/Field';
import { Notice } from '@storefront/shared/ui/Notice';
import { PasswordInput } from '@storefront/shared/ui/PasswordInput';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { signOutHere } from '../../auth/change-session';
import { Fields } from '../../auth/forms/form-style';
import { readForm } from '../../auth/forms/read-form';
import { useFieldErrors } from '../../auth/forms/use-field-errors';
import { useSessionScope } from '../../auth/use-session-scope';

const DELETING = 'Deleting your account…';

interface DeleteAccountDialogProps {
  readonly person: User;
  readonly onClose: () => void;
}

const pointsText = (points: number) => (points === 1 ? 'your 1 point' : `your ${points} points`);

/** Deletes the account after the password, and leads home (C303). */
export function DeleteAccountDialog({ person, onClose }: DeleteAccountDialogProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const scope = useSessionScope();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const isGone = useRef(false);
  // Once the profile is left: for a guest it leads to the login.
  useEffect(
    () => () => {
      if (isGone.current) signOutHere(scope);
    },
    [scope],
  );
  const { errors, setErrors, onInput } = useFieldErrors<'password'>(form);

  const refused = (error: unknown) => {
    const isPassword = error instanceof ApiError && error.fields.some(({ field }) => field === 'password');
    setErrors(isPassword ? { password: 'This is not your password' } : {});
    if (!isPassword) setRefusal(error instanceof Error ? error.message : null);
  };

  const remove = async (password: string) => {
    setIsBusy(true);
    notify.loading(DELETING, DELETING);
    try {
      await deleteOwnAccount(password);
    } catch (error) {
      console.error('delete account', error);
      refused(error);
      notify.error('Your account was not deleted', DELETING);
      setIsBusy(false);
      return;
    }
    isGone.current = true;
    navigate(paths.home());
    notify.success('Your account is deleted', DELETING);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const { password } = readForm(event.currentTarget, ['password']);
    setRefusal(null);
    setErrors(password === '' ? { password: 'Please enter your password' } : {});
    if (password !== '' && !isBusy) void remove(password);
  };

  // Once it is sent, closing would only look like taking it back.
  const close = () => {
    if (!isBusy) onClose();
  };

  return (
    <Dialog
      open
      onClose={close}
      title="Delete your account?"
      actions={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={close}>
            Keep it
          </Button>
          <Button type="submit" form={id} busy={isBusy}>
            Delete account
          </Button>
        </>
      }
    >
      <Form ref={form} id={id} noValidate onInput={onInput} onSubmit={submit}>
        <p>{`Name, addresses, cart and ${pointsText(person.points)} are gone for good. Your orders stay in our books, without your name, phone, e-mail and address.`}</p>
        {refusal && (
          <Notice kind="error" title="Your account was not deleted">
            {refusal}
          </Notice>
        )}
        <input name="username" autoComplete="username" value={person.email} readOnly hidden />
        <Field label="Your password" error={errors.password} required>
          <PasswordInput name="password" autoComplete="current-password" />
        </Field>
      </Form>
    </Dialog>
  );
}

const Form = styled(Fields)`
  margin-top: 0;
`;
