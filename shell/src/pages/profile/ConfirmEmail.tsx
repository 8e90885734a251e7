import type { User } from '@storefront/shared/contract/entities/user';
import { loadSession } from '@storefront/shared/session';
import { Button } from '@storefront/shared/ui/Button';
import { CodeField } from '@storefront/shared/ui/CodeField';
import { Notice } from '@storefront/shared/ui/Notice';
import { useState } from 'react';
import { onlyErrors, otpError } from '../../auth/forms/field-errors';
import { Fields } from '../../auth/forms/form-style';
import { useSessionScope } from '../../auth/use-session-scope';
import { useAccountForm } from './use-account-form';

function CodeForm({ email }: { readonly email: string }) {
  const place = useSessionScope();
  const { form, errors, isBusy, onInput, submit } = useAccountForm({
    fields: ['otp'],
    check: ({ otp }) => onlyErrors({ otp: otpError(otp) }),
    // The own address again: the server confirms it and changes nothing (C414).
    toChange: ({ otp }) => ({ newEmail: email, otp: otp.trim() }),
    texts: {
      loading: 'Confirming your e-mail…',
      success: 'Your e-mail is confirmed',
      failure: 'Your e-mail is not confirmed',
    },
    onChanged: () => void loadSession(place),
  });
  return (
    <Fields ref={form} noValidate onInput={onInput} onSubmit={submit}>
      <CodeField email={email} error={errors.otp} />
      <Button type="submit" size="lg" block busy={isBusy}>
        Confirm e-mail
      </Button>
    </Fields>
  );
}

/** Says that welcome points wait, and confirms the address with a mailed code, which sets them free (C414). */
export function ConfirmEmail({ person }: { readonly person: User }) {
  const [isOpen, setOpen] = useState(false);
  if (!person.pointsLocked) return null;
  return (
    <section aria-labelledby="waiting-points">
      <Notice
        title={<span id="waiting-points">{`${person.pointsLocked} welcome points are waiting`}</span>}
        actions={
          !isOpen && (
            <Button variant="secondary" onClick={() => setOpen(true)}>
              Confirm my e-mail
            </Button>
          )
        }
      >
        {`You can use them after your first completed order, or once you confirm ${person.email} with a code.`}
      </Notice>
      {isOpen && <CodeForm email={person.email} />}
    </section>
  );
}
