import { useLocation } from '@storefront/shared/router';
import { Button } from '@storefront/shared/ui/Button';
import { Notice } from '@storefront/shared/ui/Notice';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { useSlotAbove } from '../../layout/use-slot-above';
import type { ShopRoute } from '../../routes/route-table';
import { keptAt } from './kept-at';
import { keptWords } from './kept-words';

/**
 * Says above a page that came without a network since when it is so. Goes once there is one, and the data are asked
 * anew, or with the next page.
 */
export function OfflineBar({ route: { part } }: { readonly route: ShopRoute }) {
  const queries = useQueryClient();
  const { pathname } = useLocation();
  const [began] = useState({ at: keptAt(), pathname });
  const [isOver, setOver] = useState(false);
  const place = useSlotAbove('main');
  useEffect(() => {
    const goOn = () => {
      void queries.invalidateQueries();
      setOver(true);
    };
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, [queries]);

  if (began.at === null || isOver || pathname !== began.pathname) return null;
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
        {keptWords(part, began.at, Date.now())} Prices and what is in stock may have changed since.
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
