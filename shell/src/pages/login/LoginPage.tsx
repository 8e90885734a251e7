import type { User } from '@storefront/shared/contract/entities/user';
import { useTable } from '@storefront/shared/hooks/use-table';
import { paths } from '@storefront/shared/paths';
import { Navigate, useLocation, useSearchParams } from '@storefront/shared/router';
import { safeNextPath } from '@storefront/shared/rules/next-path';
import { useState } from 'react';
import { ForgotPassword } from '../../auth/ForgotPassword';
import { TextLink, WayOn } from '../../auth/forms/form-style';
import { LoginForm } from '../../auth/LoginForm';
import { useVisitor } from '../../auth/use-visitor';
import { FormPage } from '../common/FormPage';
import { useLogin } from './use-login';

const emailIn = (state: unknown) =>
  typeof state === 'object' && state !== null && 'email' in state ? String(state.email) : '';

/** Login (§2): e-mail, password, forgot password. A signed-in visitor goes on, also after a login in another tab. */
export default function LoginPage() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const visitor = useVisitor();
  const [isBusy, setBusy] = useState(false);
  const login = useLogin();
  const next = search.get('next');
  const { table } = useTable();

  const enter = (person: User) => {
    setBusy(true);
    return login(person);
  };

  if (visitor === 'member' && !isBusy)
    return <Navigate to={safeNextPath(next, paths.afterLogin(table))} replace />;
  return (
    <FormPage title="Welcome back" lead="Log in to use your points and your saved cart.">
      <LoginForm email={emailIn(state)} onLoggedIn={enter} />
      <WayOn>
        <ForgotPassword />
      </WayOn>
      <WayOn>
        New here? <TextLink to={paths.signUp(next ?? undefined)}>Sign up</TextLink>
      </WayOn>
    </FormPage>
  );
}
