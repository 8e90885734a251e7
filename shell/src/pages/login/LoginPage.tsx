import { readRuntimeConfig } from '@storefront/shared/config';
import { useTable } from '@storefront/shared/hooks/use-table';
import { lazyPart } from '@storefront/shared/lazy';
import { paths } from '@storefront/shared/paths';
import { Navigate, useLocation, useSearchParams } from '@storefront/shared/router';
import { safeNextPath } from '@storefront/shared/rules/next-path';
import { useState } from 'react';
import { CredentialsForm } from '../../auth/CredentialsForm';
import { ForgotPassword } from '../../auth/ForgotPassword';
import { TextLink, WayOn } from '../../auth/forms/form-style';
import type { Credentials } from '../../auth/log-in';
import { useVisitor } from '../../auth/use-visitor';
import { FormPage } from '../common/FormPage';
import { useLogin } from './use-login';

const Faces = lazyPart(async () => (await import('./Faces')).Faces);

const emailIn = (state: unknown) =>
  typeof state === 'object' && state !== null && 'email' in state ? String(state.email) : '';

/** Login (§2): e-mail, password, forgot password. A signed-in visitor goes on, also after a login in another tab. */
export default function LoginPage() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const visitor = useVisitor();
  const [isBusy, setBusy] = useState(false);
  const { login, enter } = useLogin();
  const next = search.get('next');
  const { table } = useTable();
  // Only the way to the dashboard asks who may unlock this device.
  const hasFaces = readRuntimeConfig().ownServer && safeNextPath(next, '/').startsWith(paths.admin());

  const submit = async (credentials: Credentials) => {
    setBusy(true);
    const isIn = await login(credentials);
    setBusy(isIn);
    return isIn;
  };

  if (visitor === 'member' && !isBusy)
    return <Navigate to={safeNextPath(next, paths.afterLogin(table))} replace />;
  return (
    <FormPage title="Welcome back" lead="Log in to use your points and your saved cart.">
      {hasFaces && <Faces onUnlocked={(person) => void enter(person)} />}
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
