import type { User } from '@storefront/shared/contract/entities/user';
import * as messages from '@storefront/shared/messages';
import { loadSession } from '@storefront/shared/session';
import { markSession } from '@storefront/shared/sign-out/session-mark';
import { Button } from '@storefront/shared/ui/Button';
import { CodeField } from '@storefront/shared/ui/CodeField';
import { Field } from '@storefront/shared/ui/Field';
import { Notice } from '@storefront/shared/ui/Notice';
import { TextInput } from '@storefront/shared/ui/TextInput';
import { useState } from 'react';
import { emailError, onlyErrors, otpError } from '../../auth/forms/field-errors';
import { Fields } from '../../auth/forms/form-style';
import { useSessionScope } from '../../auth/use-session-scope';
import { useAccountForm } from './use-account-form';

interface Change {
  readonly before: string;
  readonly after: string;
}

/** Change e-mail (§2, §5): the new address and a code sent to the current one (C2). */
export function EmailForm({ person }: { readonly person: User }) {
  const [change, setChange] = useState<Change | null>(null);
  const place = useSessionScope();
  const { form, errors, isBusy, onInput, submit } = useAccountForm({
    fields: ['newEmail', 'otp'],
    check: ({ newEmail, otp }) => onlyErrors({ newEmail: emailError(newEmail), otp: otpError(otp) }),
    toChange: ({ newEmail, otp }) => ({ newEmail: newEmail.trim(), otp: otp.trim() }),
    takenField: 'newEmail',
    texts: {
      loading: 'Changing your e-mail…',
      success: messages.profile.emailChanged,
      failure: messages.profile.emailFailed,
    },
    onChanged({ newEmail }) {
      setChange({ before: person.email, after: newEmail.trim() });
      void loadSession(place).then(markSession);
    },
  });

  return (
    <section aria-labelledby="change-email">
      <h3 id="change-email">Change e-mail</h3>
      <Fields ref={form} noValidate onInput={onInput} onSubmit={submit}>
        <Field label="New e-mail" error={errors.newEmail} required>
          <TextInput name="newEmail" type="email" autoComplete="email" inputMode="email" />
        </Field>
        <CodeField key={person.email} email={person.email} error={errors.otp} />
        <Button type="submit" size="lg" block busy={isBusy}>
          Change e-mail
        </Button>
        {change && (
          <Notice
            kind="success"
            title="Your e-mail is changed"
          >{`From now on you log in with ${change.after}. We have sent a notice to ${change.before}. Other devices are logged out of this account.`}</Notice>
        )}
      </Fields>
    </section>
  );
}
