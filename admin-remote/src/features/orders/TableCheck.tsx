import { confirmTableOrder } from '@storefront/shared/api/orders';
import type { Order } from '@storefront/shared/contract/entities/order';
import * as messages from '@storefront/shared/messages';
import { notify } from '@storefront/shared/toast';
import { Button } from '@storefront/shared/ui/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { codeOf } from '../../common/order-address';
import { putOrder, refreshOrders } from '../../common/order-cache';
import { useMay } from '../../common/use-may';
import { orderFailure } from './order-failure';

/** Marks an order that names a table without its code. Staff ask at the table before they cook (C51, P18). */
export function TableCheck({ order }: { readonly order: Order }) {
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const canConfirm = useMay()('serveTables');
  const isOpen = order.status === 'pending' || order.status === 'processing';
  if (order.tableConfirmed !== false || !isOpen) return null;

  const confirm = async () => {
    setIsBusy(true);
    const confirmed = await notify.during(confirmTableOrder(order._id, order.version), {
      loading: 'Updating order…',
      success: messages.admin.orderUpdated,
      failure: (error) => orderFailure(error, messages.admin.updateOrderFailed),
    });
    if (confirmed) putOrder(client, confirmed);
    setIsBusy(false);
    await refreshOrders(client);
  };

  return (
    <Check>
      <b>Confirm at table</b>
      {canConfirm && (
        <Small
          variant="secondary"
          busy={isBusy}
          aria-label={`Confirm: order ${codeOf(order)} is from table ${order.tableNumber}`}
          onClick={() => void confirm()}
        >
          Confirm
        </Small>
      )}
    </Check>
  );
}

const Check = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  padding-block: 4px;

  b {
    padding: 1px 7px;
    border-radius: 9px;
    background: var(--accent-soft);
    color: var(--accent-text);
    font-size: 0.75rem;
    line-height: 1.5;
  }
`;

/** The customer column is narrow. */
const Small = styled(Button)`
  && {
    padding-inline: 10px;
    font-size: var(--t-small);
  }
`;
