import { useHydrated } from '@storefront/shared/hooks/use-hydrated';
import { useLocation } from '@storefront/shared/router';
import { sessionPhaseAtom } from '@storefront/shared/session';
import { Page } from '@storefront/shared/ui/Page';
import { Spinner } from '@storefront/shared/ui/Spinner';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';
import styled from 'styled-components';
import { CheckoutForm } from '../features/checkout/CheckoutForm';
import { NoItems } from '../features/checkout/NoItems';
import { itemsFromState, readItemsCopy, writeItemsCopy } from '../features/checkout/saved-checkout';

/** Checkout, `/billing` (§2): items from the navigation state, or their copy after a reload (C56). */
export default function CheckoutPage() {
  const { state } = useLocation();
  const isKnown = useAtomValue(sessionPhaseAtom) === 'known';
  const isReady = useHydrated() && isKnown;
  const items = useMemo(() => {
    if (!isReady) return [];
    const given = itemsFromState(state);
    return given.length > 0 ? given : readItemsCopy();
  }, [state, isReady]);

  useEffect(() => {
    if (items.length > 0) writeItemsCopy(items);
  }, [items]);

  return (
    <Page>
      {!isReady ? (
        <Waiting>
          <Spinner label="Loading the checkout" />
        </Waiting>
      ) : items.length > 0 ? (
        <CheckoutForm items={items} />
      ) : (
        <NoItems />
      )}
    </Page>
  );
}

const Waiting = styled.div`
  display: grid;
  place-items: center;
  min-height: 60vh;
`;
