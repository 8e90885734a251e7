import { mergeGuestCarts } from '@storefront/shared/cart/merge-guest-carts';
import { emitCartUpdated } from '@storefront/shared/events';
import { useTable } from '@storefront/shared/hooks/use-table';
import { paths } from '@storefront/shared/paths';
import { useNavigate, useSearchParams } from '@storefront/shared/router';
import { safeNextPath } from '@storefront/shared/rules/next-path';
import { notify } from '@storefront/shared/toast';
import { signInHere } from '../../auth/change-session';
import { type Credentials, logIn } from '../../auth/log-in';
import { useSessionScope } from '../../auth/use-session-scope';

/** Merges the guest's carts; a refused line stays in the browser, and a message names it (C49, P20). */
async function takeCartsAlong(): Promise<void> {
  const refused = await mergeGuestCarts();
  emitCartUpdated({ table: null });
  if (refused.length > 0)
    notify.error(`Not added to your cart: ${refused.map(({ name }) => name).join(', ')}`);
}

/** Signs a person in: status and payload, guest carts into the server cart, then on to `next` or home (§4, P76). */
export function useLogin(): (credentials: Credentials) => Promise<boolean> {
  const scope = useSessionScope();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { table } = useTable();

  return async (credentials) => {
    const person = await logIn(credentials);
    if (!person) return false;
    signInHere(scope, person);
    await takeCartsAlong();
    navigate(safeNextPath(search.get('next'), paths.afterLogin(table)), { replace: true });
    return true;
  };
}
