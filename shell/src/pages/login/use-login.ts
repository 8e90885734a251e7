import { ApiError } from '@storefront/shared/api/api-error';
import { login } from '@storefront/shared/api/users';
import { mergeGuestCarts } from '@storefront/shared/cart/merge-guest-carts';
import { emitCartUpdated } from '@storefront/shared/events';
import { messages } from '@storefront/shared/messages';
import { useNavigate, useSearchParams } from '@storefront/shared/router';
import { safeNextPath } from '@storefront/shared/rules/next-path';
import { signInAtom } from '@storefront/shared/session';
import { notify } from '@storefront/shared/toast';
import { useSetAtom } from 'jotai';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

function wordsFor(error: unknown): string {
  if (!(error instanceof ApiError)) return messages.account.somethingWrong;
  if (error.status === 401 || error.status === 400) return messages.account.invalidCredentials;
  return error.message || messages.account.somethingWrong;
}

/** Takes the guest's carts along; a line that the server refuses stays in the browser and is named (C49, P20). */
async function takeCartsAlong(): Promise<void> {
  const refused = await mergeGuestCarts();
  emitCartUpdated({ table: null });
  if (refused.length > 0)
    notify.error(`Not added to your cart: ${refused.map(({ name }) => name).join(', ')}`);
}

/** Signs a person in: status and payload, guest carts into the server cart, then on to `next` or home (§4, P76). */
export function useLogin(): (credentials: Credentials) => Promise<boolean> {
  const signIn = useSetAtom(signInAtom);
  const navigate = useNavigate();
  const [search] = useSearchParams();

  return async (credentials) => {
    try {
      signIn(await login(credentials));
    } catch (error) {
      console.error('login', error);
      notify.error(wordsFor(error));
      return false;
    }
    notify.success(messages.account.loggedIn);
    await takeCartsAlong();
    navigate(safeNextPath(search.get('next')), { replace: true });
    return true;
  };
}
