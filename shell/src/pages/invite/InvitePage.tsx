import { ApiError, isNotFound } from '@storefront/shared/api/api-error';
import { acceptInvite } from '@storefront/shared/api/staff';
import * as messages from '@storefront/shared/messages';
import { paths } from '@storefront/shared/paths';
import { useLocation, useNavigate } from '@storefront/shared/router';
import { PASSWORD_MIN } from '@storefront/shared/rules/credentials';
import { staffMessages } from '@storefront/shared/rules/staff-accounts';
import { notify } from '@storefront/shared/toast';
import { Button } from '@storefront/shared/ui/Button';
import { Field } from '@storefront/shared/ui/Field';
import { Notice } from '@storefront/shared/ui/Notice';
import { PasswordInput } from '@storefront/shared/ui/PasswordInput';
import { type FormEvent, useRef, useState } from 'react';
import { newPasswordError, onlyErrors } from '../../auth/forms/field-errors';
import { Fields } from '../../auth/forms/form-style';
import { readForm } from '../../auth/forms/read-form';
import { useFieldErrors } from '../../auth/forms/use-field-errors';
import { FormPage } from '../common/FormPage';

const isBadLink = (error: unknown) =>
  isNotFound(error) || (error instanceof ApiError && error.fields.some(({ field }) => field === 'token'));

/** Sets the first password of an invited member of staff; the token is after the hash of the address (C294). */
export default function InvitePage() {
  const token = useLocation().hash.slice(1);
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { errors, setErrors, onInput } = useFieldErrors<'newPassword'>(form);
  const [isBusy, setBusy] = useState(false);
  const [isEnded, setEnded] = useState(token === '');

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { newPassword } = readForm(event.currentTarget, ['newPassword']);
    const found = onlyErrors({ newPassword: newPasswordError(newPassword, 'admin') });
    setErrors(found);
    if (isBusy || Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await acceptInvite(token, newPassword);
    } catch (error) {
      console.error('invitation', error);
      setBusy(false);
      if (isBadLink(error)) setEnded(true);
      else notify.error(messages.account.somethingWrong);
      return;
    }
    notify.success(staffMessages.accepted);
    navigate(paths.login(paths.admin()), { replace: true });
  };

  return (
    <FormPage title="Set your password" lead="You are invited to the staff. You log in with this password.">
      {isEnded && (
        <Notice kind="error" title="This link does not work">
          {staffMessages.badLink}
        </Notice>
      )}
      {!isEnded && (
        <Fields ref={form} noValidate onInput={onInput} onSubmit={(event) => void submit(event)}>
          <Field
            label="New password"
            error={errors.newPassword}
            hint={`${PASSWORD_MIN.admin} characters or more`}
            required
          >
            <PasswordInput name="newPassword" autoComplete="new-password" />
          </Field>
          <Button type="submit" size="lg" block busy={isBusy}>
            Set password
          </Button>
        </Fields>
      )}
    </FormPage>
  );
}
