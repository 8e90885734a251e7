import { mergeGuestCarts } from '@storefront/shared/cart/merge-guest-carts';
import type { User } from '@storefront/shared/contract/entities/user';
import { emitCartUpdated } from '@storefront/shared/events';
import { useTable } from '@storefront/shared/hooks/use-table';
import { paths } from '@storefront/shared/paths';
import { useNavigate, useSearchParams } from '@storefront/shared/router';
import { safeNextPath } from '@storefront/shared/rules/next-path';
import { notify } from '@storefront/shared/toast';
import { signInHere } from '../../auth/change-session';
import { useSessionScope } from '../../auth/use-session-scope';

/** Merges the guest's carts; a refused line stays in the browser, and a message names it (C49, P20). */
async function takeCartsAlong(): Promise<void> {
  const refused = await mergeGuestCarts();
  emitCartUpdated({ table: null });
  if (refused.length > 0)
    notify.error(`Not added to your cart: ${refused.map(({ name }) => name).join(', ')}`);
}

/**
 * Stores a login: status and payload, guest carts into the server cart, then on to `next` or home (§4, P76); staff who
 * lack a second factor to their profile (C298).
 */
export function useLogin(): (person: User) => Promise<void> {
  const scope = useSessionScope();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { table } = useTable();

  return async (person) => {
    signInHere(scope, person);
    await takeCartsAlong();
    const next = safeNextPath(search.get('next'), paths.afterLogin(table));
    navigate(person.needsSecondFactor ? paths.profile() : next, { replace: true });
  };
}
