import { serverNow } from '@storefront/shared/api';
import type { ShopRoute } from '@storefront/shared/delivery/route-table';
import { useLocation } from '@storefront/shared/router';
import { Button } from '@storefront/shared/ui/Button';
import { Notice } from '@storefront/shared/ui/Notice';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { useSlotAbove } from '../../layout/use-slot-above';
import { asOf } from './as-of';
import { NetworkBar } from './NetworkBar';
import { storedAt } from './stored-at';

/**
 * Shows above a stored page when it was stored (C132). Disappears, and refetches the data, when the network is back;
 * disappears on the next page. On any other page a bar says that there is no network (C156).
 */
export function OfflineNotice({ route: { part } }: { readonly route: ShopRoute }) {
  const queries = useQueryClient();
  const { pathname } = useLocation();
  const [began] = useState({ at: storedAt(), pathname });
  const [isOver, setOver] = useState(false);
  const place = useSlotAbove('main');
  useEffect(() => {
    const onOnline = () => {
      void queries.invalidateQueries();
      setOver(true);
    };
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [queries]);

  if (began.at === null || isOver || pathname !== began.pathname) return <NetworkBar />;
  return createPortal(
    <Bar>
      <Notice
        kind="warning"
        title={navigator.onLine ? 'The network is slow' : 'You are offline'}
        actions={
          <Button variant="secondary" onClick={() => window.location.reload()}>
            Try again
          </Button>
        }
      >
        {`${asOf(part, began.at, serverNow())} Prices and what is in stock may have changed since.`}
      </Notice>
    </Bar>,
    place,
  );
}

const Bar = styled.div`
  max-width: calc(var(--page) + 2 * var(--gutter));
  margin-inline: auto;
  padding: var(--s3) var(--gutter) 0;
`;
