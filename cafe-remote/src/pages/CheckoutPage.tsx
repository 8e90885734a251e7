import { useHydrated } from '@storefront/shared/hooks/use-hydrated';
import { messages } from '@storefront/shared/messages';
import { paths } from '@storefront/shared/paths';
import { useLocation } from '@storefront/shared/router';
import { ButtonLink } from '@storefront/shared/ui/ButtonLink';
import { EmptyState } from '@storefront/shared/ui/EmptyState';
import { Page } from '@storefront/shared/ui/Page';
import { Spinner } from '@storefront/shared/ui/Spinner';
import { useEffect, useMemo } from 'react';
import { CheckoutForm } from '../features/checkout/CheckoutForm';
import { itemsFromState, readItemsCopy, writeItemsCopy } from '../features/checkout/checkout-items';

/** Checkout, `/billing` (§2): items from the navigation state, or their copy after a reload (C56). */
export default function CheckoutPage() {
  const { state } = useLocation();
  const isHydrated = useHydrated();
  const items = useMemo(() => {
    if (!isHydrated) return [];
    const given = itemsFromState(state);
    return given.length > 0 ? given : readItemsCopy();
  }, [state, isHydrated]);

  useEffect(() => {
    if (items.length > 0) writeItemsCopy(items);
  }, [items]);

  return (
    <Page>
      {items.length > 0 ? (
        <CheckoutForm items={items} />
      ) : isHydrated ? (
        <EmptyState
          title={messages.checkout.noItemsFound}
          text={messages.checkout.addItemsFirst}
          actions={<ButtonLink to={paths.menu()}>Go to Menu</ButtonLink>}
        />
      ) : (
        <Spinner label="Loading the checkout" />
      )}
    </Page>
  );
}
