import type { User } from '@storefront/shared/contract/entities/user';
import { Button } from '@storefront/shared/ui/Button';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { secondFactorCodeError } from './forms/field-errors';
import { Fields } from './forms/form-style';
import { readForm } from './forms/read-form';
import { SecondFactorCodeField } from './forms/SecondFactorCodeField';
import { logInWithCode } from './log-in';

export interface LoginCodeFormProps {
  readonly ticket: string;
  readonly onLoggedIn: (person: User) => void | Promise<void>;
  /** Called if the password is needed again. */
  readonly onOver: () => void;
}

/** The second step of a login: the code of the authenticator app, or a recovery code (C297). Keeps it after a refusal. */
export function LoginCodeForm({ ticket, onLoggedIn, onOver }: LoginCodeFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [kind, setKind] = useState<'authenticator' | 'recovery'>('authenticator');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const focus = () => form.current?.querySelector<HTMLElement>('[name=code]')?.focus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field of the other kind is a new one
  useEffect(() => focus(), [kind]);

  const refuse = (problem: string | undefined) => {
    setError(problem);
    focus();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const { code } = readForm(event.currentTarget, ['code']);
    const problem = secondFactorCodeError(code, kind);
    if (problem) return refuse(problem);
    setBusy(true);
    const found = await logInWithCode(ticket, code);
    if (found === 'over') return onOver();
    if ('_id' in found) return void onLoggedIn(found);
    setBusy(false);
    refuse(found.code);
  };

  const other = kind === 'recovery' ? 'authenticator' : 'recovery';
  return (
    <Fields
      ref={form}
      noValidate
      onInput={() => setError(undefined)}
      onSubmit={(event) => void submit(event)}
    >
      <p>Your password is right. This account has two-step login.</p>
      <SecondFactorCodeField key={kind} kind={kind} error={error} />
      <Button type="submit" size="lg" block busy={isBusy}>
        Log in
      </Button>
      <Button
        variant="quiet"
        onClick={() => {
          setError(undefined);
          setKind(other);
        }}
      >
        {other === 'recovery' ? 'Use a recovery code' : 'Use the app'}
      </Button>
    </Fields>
  );
}
