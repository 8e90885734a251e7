import { paths } from '@storefront/shared/paths';
import { useSearchParams } from '@storefront/shared/router';
import { Button } from '@storefront/shared/ui/Button';
import { lazy, Suspense, useState } from 'react';
import { FormPage } from '../common/FormPage';
import { TextLink, WayOn } from '../common/form-style';
import { LoginForm } from './LoginForm';

const ForgotDialog = lazy(async () => ({ default: (await import('./ForgotDialog')).ForgotDialog }));

/** Login (§2): e-mail, password, and the way to a new one. */
export default function LoginPage() {
  const [search] = useSearchParams();
  const [hasForgotten, setForgotten] = useState(false);
  return (
    <FormPage title="Welcome back" lead="Log in to use your points and your saved cart.">
      <LoginForm />
      <WayOn>
        <Button variant="quiet" onClick={() => setForgotten(true)}>
          Forgot password?
        </Button>
      </WayOn>
      <WayOn>
        New here? <TextLink to={paths.signUp(search.get('next') ?? undefined)}>Sign up</TextLink>
      </WayOn>
      {hasForgotten && (
        <Suspense>
          <ForgotDialog onClose={() => setForgotten(false)} />
        </Suspense>
      )}
    </FormPage>
  );
}
