import { readRuntimeConfig } from '@storefront/shared/config';
import type { User } from '@storefront/shared/contract/entities/user';
import { useTable } from '@storefront/shared/hooks/use-table';
import { lazyPart } from '@storefront/shared/lazy';
import { paths } from '@storefront/shared/paths';
import { callQuery } from '@storefront/shared/query/call-query';
import { Navigate, useLocation, useSearchParams } from '@storefront/shared/router';
import { safeNextPath } from '@storefront/shared/rules/next-path';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ForgotPassword } from '../../auth/ForgotPassword';
import { TextLink, WayOn } from '../../auth/forms/form-style';
import { LoginForm } from '../../auth/LoginForm';
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
  const login = useLogin();
  const next = search.get('next');
  const { table } = useTable();
  // Only the way to the dashboard asks who may unlock this device.
  const isAsked = readRuntimeConfig().ownServer && safeNextPath(next, '/').startsWith(paths.admin());
  const { data: faces = [], isLoading } = useQuery({
    ...callQuery('listFaces', {}),
    enabled: isAsked,
    retry: false,
  });
  const [usesPassword, setUsesPassword] = useState(false);

  const enter = (person: User) => {
    setBusy(true);
    return login(person);
  };

  if (visitor === 'member' && !isBusy)
    return <Navigate to={safeNextPath(next, paths.afterLogin(table))} replace />;
  return (
    <FormPage
      title="Welcome back"
      lead={faces.length > 0 ? 'This device is locked.' : 'Log in to use your points and your saved cart.'}
    >
      {faces.length > 0 && !usesPassword && (
        <Faces
          faces={faces}
          onUnlocked={(person) => void enter(person)}
          onPassword={() => setUsesPassword(true)}
        />
      )}
      {!isLoading && (faces.length === 0 || usesPassword) && (
        <>
          <LoginForm email={emailIn(state)} onLoggedIn={enter} />
          <WayOn>
            <ForgotPassword />
          </WayOn>
          <WayOn>
            New here? <TextLink to={paths.signUp(next ?? undefined)}>Sign up</TextLink>
          </WayOn>
        </>
      )}
    </FormPage>
  );
}
