import { paths } from '@storefront/shared/paths';
import { useSearchParams } from '@storefront/shared/router';
import { WELCOME_AT_SIGN_UP } from '@storefront/shared/rules/bonuses';
import { TextLink, WayOn } from '../../auth/forms/form-style';
import { FormPage } from '../common/FormPage';
import { SignUpForm } from './SignUpForm';

/** Sign-up (§2). */
export default function SignUpPage() {
  const [search] = useSearchParams();
  return (
    <FormPage title="Sign up" lead={`${WELCOME_AT_SIGN_UP} points are waiting for you.`}>
      <SignUpForm />
      <WayOn>
        Already with us? <TextLink to={paths.login(search.get('next') ?? undefined)}>Log in</TextLink>
      </WayOn>
    </FormPage>
  );
}
