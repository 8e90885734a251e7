import { ApiError } from '@storefront/shared/api/api-error';
import { register } from '@storefront/shared/api/users';
import * as messages from '@storefront/shared/messages';
import { paths } from '@storefront/shared/paths';
import { useNavigate, useSearchParams } from '@storefront/shared/router';
import { notify } from '@storefront/shared/toast';
import { refusedFields, type SignUpErrors, type SignUpValues } from './sign-up-errors';

/** Signs a person up and opens the login (§2). Returns the errors of the fields, if any. */
export function useSignUp(): (values: SignUpValues) => Promise<SignUpErrors> {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return async (values) => {
    const email = values.email.trim();
    try {
      await register({ ...values, fullName: values.fullName.trim(), email });
    } catch (error) {
      console.error('sign-up', error);
      const message = error instanceof ApiError ? error.message : '';
      notify.error(message || messages.account.somethingWrong, 'sign-up');
      return refusedFields(error);
    }
    notify.success(messages.account.registered, 'sign-up');
    navigate(paths.login(search.get('next') ?? undefined), { state: { email } });
    return {};
  };
}
