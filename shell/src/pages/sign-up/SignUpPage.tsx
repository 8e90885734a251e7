import { useTable } from '@storefront/shared/hooks/use-table';
import { paths } from '@storefront/shared/paths';
import { Navigate, useSearchParams } from '@storefront/shared/router';
import { WELCOME_AT_SIGN_UP } from '@storefront/shared/rules/bonuses';
import { safeNextPath } from '@storefront/shared/rules/next-path';
import { TextLink, WayOn } from '../../auth/forms/form-style';
import { useVisitor } from '../../auth/use-visitor';
import { FormPage } from '../common/FormPage';
import { SignUpForm } from './SignUpForm';

/** Sign-up (§2). A signed-in visitor goes on. */
export default function SignUpPage() {
  const [search] = useSearchParams();
  const next = search.get('next');
  const { table } = useTable();
  const visitor = useVisitor();
  if (visitor === 'member') return <Navigate to={safeNextPath(next, paths.afterLogin(table))} replace />;
  return (
    <FormPage title="Sign up" lead={`${WELCOME_AT_SIGN_UP} points are waiting for you.`}>
      <SignUpForm />
      <WayOn>
        Already with us? <TextLink to={paths.login(next ?? undefined)}>Log in</TextLink>
      </WayOn>
    </FormPage>
  );
}
