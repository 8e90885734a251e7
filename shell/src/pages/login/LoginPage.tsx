import { useTable } from '@storefront/shared/hooks/use-table';
import { paths } from '@storefront/shared/paths';
import { Navigate, useLocation, useSearchParams } from '@storefront/shared/router';
import { safeNextPath } from '@storefront/shared/rules/next-path';
import { personAtom, sessionPhaseAtom } from '@storefront/shared/session';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { CredentialsForm } from '../../auth/CredentialsForm';
import { ForgotPassword } from '../../auth/ForgotPassword';
import { TextLink, WayOn } from '../../auth/forms/form-style';
import type { Credentials } from '../../auth/log-in';
import { FormPage } from '../common/FormPage';
import { useLogin } from './use-login';

const emailIn = (state: unknown) =>
  typeof state === 'object' && state !== null && 'email' in state ? String(state.email) : '';

/** Login (§2): e-mail, password, forgot password. A login in another tab also leaves this page. */
export default function LoginPage() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const person = useAtomValue(personAtom);
  const isKnown = useAtomValue(sessionPhaseAtom) === 'known';
  /** Whether the person was signed in when the page was opened; null until that is known. */
  const [wasHere, setWasHere] = useState<boolean | null>(null);
  if (wasHere === null && isKnown) setWasHere(person !== null);
  const [isBusy, setBusy] = useState(false);
  const login = useLogin();
  const next = search.get('next');
  const { table } = useTable();

  const submit = async (credentials: Credentials) => {
    setBusy(true);
    const isIn = await login(credentials);
    setBusy(isIn);
    return isIn;
  };

  if (person && wasHere === false && !isBusy)
    return <Navigate to={safeNextPath(next, paths.afterLogin(table))} replace />;
  return (
    <FormPage title="Welcome back" lead="Log in to use your points and your saved cart.">
      <CredentialsForm email={emailIn(state)} onSubmit={submit} />
      <WayOn>
        <ForgotPassword />
      </WayOn>
      <WayOn>
        New here? <TextLink to={paths.signUp(next ?? undefined)}>Sign up</TextLink>
      </WayOn>
    </FormPage>
  );
}
