import { IconButton } from '@storefront/shared/ui/IconButton';
import { binIcon, historyIcon, penIcon, printIcon } from '@storefront/shared/ui/icons';
import styled from 'styled-components';
import { codeOf } from '../../common/order-address';
import { useMay } from '../../common/use-may';
import type { OrderViewProps } from './order-parts';

interface OrderActionsProps
  extends Pick<OrderViewProps, 'order' | 'onEdit' | 'onDelete' | 'onPrint' | 'onHistory'> {
  /** On a card, whose code is no button: a message must find a place beside the buttons (C174). */
  readonly hasHistory?: boolean;
}

/** History, print, edit and delete buttons. A cancelled order cannot be edited (P15). */
export function OrderActions({
  order,
  onEdit,
  onDelete,
  onPrint,
  onHistory,
  hasHistory = false,
}: OrderActionsProps) {
  const may = useMay();
  const isCancelled = order.status === 'cancelled';
  return (
    <Row>
      {hasHistory && (
        <IconButton
          icon={historyIcon}
          label={`History of ${codeOf(order)}`}
          onClick={() => onHistory(order)}
        />
      )}
      <IconButton icon={printIcon} label={`Print order ${codeOf(order)}`} onClick={() => onPrint(order)} />
      {may('editOrders') && (
        <IconButton
          icon={penIcon}
          label={`Edit order ${codeOf(order)}`}
          disabled={isCancelled}
          title={isCancelled ? 'A cancelled order cannot be changed' : undefined}
          onClick={() => onEdit(order)}
        />
      )}
      {may('deleteOrders') && (
        <IconButton icon={binIcon} label={`Delete order ${codeOf(order)}`} onClick={() => onDelete(order)} />
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;

  button:disabled svg {
    opacity: 0.4;
  }
`;
