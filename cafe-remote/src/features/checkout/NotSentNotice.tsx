import { readRuntimeConfig } from '@storefront/shared/config';
import { Notice } from '@storefront/shared/ui/Notice';
import styled from 'styled-components';

/**
 * Stays above PLACE ORDER while an order has no answer (P2, C158). Only our own server recognises a repeated order by its
 * key (C86).
 */
export function NotSentNotice() {
  return readRuntimeConfig().ownServer ? (
    <Above kind="warning" title="Your order is not sent yet">
      We could not reach the shop. What you typed is kept. Press PLACE ORDER again: it will not be ordered
      twice.
    </Above>
  ) : (
    <Above kind="warning" title="Your order may not be sent">
      We could not reach the shop. What you typed is kept. Call us before you press PLACE ORDER again, because
      the order may have arrived.
    </Above>
  );
}

const Above = styled(Notice)`
  margin-bottom: 16px;
`;
