import type { User } from '@storefront/shared/contract/entities/user';
import * as messages from '@storefront/shared/messages';
import { normalisePassword, PASSWORD_MIN } from '@storefront/shared/rules/credentials';
import { notify } from '@storefront/shared/toast';
import { Button } from '@storefront/shared/ui/Button';
import { CodeField } from '@storefront/shared/ui/CodeField';
import { Field } from '@storefront/shared/ui/Field';
import { Notice } from '@storefront/shared/ui/Notice';
import { PasswordInput } from '@storefront/shared/ui/PasswordInput';
import { useState } from 'react';
import { newPasswordError, onlyErrors, otpError } from '../../auth/forms/field-errors';
import { Fields } from '../../auth/forms/form-style';
import { useAccountForm } from './use-account-form';

const CONFIRM_MISSING = 'Please enter the new password once more';
const CHANGING = 'Changing your password…';
const CONFIRMED = { field: 'confirm', of: 'newPassword' } as const;
const CHANGED = 'Everybody else who was logged in to this account has been logged out; you stay.';

/** Change password (§2, §5): code, new password and its confirmation. */
export function PasswordForm({ person }: { readonly person: User }) {
  const [isChanged, setChanged] = useState(false);
  const { form, errors, isBusy, onInput, submit } = useAccountForm({
    fields: ['otp', 'newPassword', 'confirm'],
    check({ otp, newPassword, confirm }) {
      const isOther = confirm !== '' && normalisePassword(confirm) !== normalisePassword(newPassword);
      if (isOther) notify.error(messages.profile.passwordsDiffer, CHANGING);
      return onlyErrors({
        otp: otpError(otp),
        newPassword: newPasswordError(newPassword, person.role),
        confirm: confirm === '' ? CONFIRM_MISSING : isOther ? messages.profile.passwordsDiffer : undefined,
      });
    },
    repeats: CONFIRMED,
    toChange: ({ otp, newPassword }) => ({ newPassword, otp: otp.trim() }),
    texts: {
      loading: CHANGING,
      success: messages.profile.passwordChanged,
      failure: messages.profile.passwordFailed,
    },
    onChanged: () => setChanged(true),
  });

  return (
    <section aria-labelledby="change-password">
      <h3 id="change-password">Change password</h3>
      <Fields ref={form} noValidate onInput={onInput} onSubmit={submit}>
        <input name="username" autoComplete="username" value={person.email} readOnly hidden />
        <CodeField email={person.email} error={errors.otp} />
        <Field
          label="New password"
          error={errors.newPassword}
          hint={`${PASSWORD_MIN[person.role]} characters or more`}
          required
        >
          <PasswordInput name="newPassword" autoComplete="new-password" />
        </Field>
        <Field label="Confirm password" error={errors.confirm} required>
          <PasswordInput name="confirm" autoComplete="new-password" />
        </Field>
        <Button type="submit" size="lg" block busy={isBusy}>
          Change password
        </Button>
        {isChanged && (
          <Notice kind="success" title="Your password is changed">
            {CHANGED}
          </Notice>
        )}
      </Fields>
    </section>
  );
}
