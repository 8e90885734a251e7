import { readRuntimeConfig } from '@storefront/shared/config';
import { useMinute } from '@storefront/shared/hooks/use-minute';
import { useOrderingSettings } from '@storefront/shared/hooks/use-ordering-settings';
import { openState, opensText, whyNoOrders } from '@storefront/shared/rules/opening-hours';
import { Notice } from '@storefront/shared/ui/Notice';
import styled from 'styled-components';

/**
 * Shows before the customer types that the shop is closed: orders are accepted and prepared when it opens (C28), unless
 * staff refuse them (P10). The server decides when the order arrives.
 *
 * @param hasCafeLines false for clothes only, which do not depend on opening hours
 */
export function ClosedNotice({ hasCafeLines }: { readonly hasCafeLines: boolean }) {
  const now = useMinute();
  const ordering = useOrderingSettings(readRuntimeConfig().ownServer);
  if (now === null) return null;
  const why = whyNoOrders(now, ordering);
  if (why)
    return (
      <Below kind="warning" title={why}>
        We take no orders right now. What you fill in stays on this device.
      </Below>
    );
  const state = openState(now, ordering);
  const opens = opensText(now, state);
  if (!hasCafeLines || state.isOpen || !opens) return null;
  return <Below title="Closed now">{`You can order. We prepare it from ${opens}.`}</Below>;
}

const Below = styled(Notice)`
  margin-top: 16px;
`;
