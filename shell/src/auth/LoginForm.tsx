import type { User } from '@storefront/shared/contract/entities/user';
import { useState } from 'react';
import { CredentialsForm, type CredentialsFormProps } from './CredentialsForm';
import { LoginCodeForm } from './LoginCodeForm';
import { logIn } from './log-in';

export interface LoginFormProps extends Pick<CredentialsFormProps, 'email' | 'startAt'> {
  /** Called with the person who is signed in now; the form is busy until it resolves. */
  readonly onLoggedIn: (person: User) => void | Promise<void>;
}

/** E-mail and password, and then the code of an account with a second factor (C297). */
export function LoginForm({ email = '', startAt, onLoggedIn }: LoginFormProps) {
  const [typed, setTyped] = useState(email);
  const [ticket, setTicket] = useState<string | null>(null);
  if (ticket !== null)
    return <LoginCodeForm ticket={ticket} onLoggedIn={onLoggedIn} onOver={() => setTicket(null)} />;
  return (
    <CredentialsForm
      email={typed}
      {...(typed !== email ? { startAt: 'password' as const } : startAt && { startAt })}
      onSubmit={async (credentials) => {
        const found = await logIn(credentials);
        if (found === null) return false;
        if ('ticket' in found) {
          setTyped(credentials.email);
          setTicket(found.ticket);
        } else await onLoggedIn(found);
        return true;
      }}
    />
  );
}
