import { IconButton } from '@storefront/shared/ui/IconButton';
import { binIcon, penIcon, printIcon } from '@storefront/shared/ui/icons';
import styled from 'styled-components';
import { codeOf, type OrderViewProps } from './order-parts';

/** Print, edit and delete buttons. A cancelled order cannot be edited (P15). */
export function OrderActions({
  order,
  onEdit,
  onDelete,
  onPrint,
}: Pick<OrderViewProps, 'order' | 'onEdit' | 'onDelete' | 'onPrint'>) {
  const isCancelled = order.status === 'cancelled';
  return (
    <Row>
      <IconButton icon={printIcon} label={`Print order ${codeOf(order)}`} onClick={() => onPrint(order)} />
      <IconButton
        icon={penIcon}
        label={`Edit order ${codeOf(order)}`}
        disabled={isCancelled}
        title={isCancelled ? 'A cancelled order cannot be changed' : undefined}
        onClick={() => onEdit(order)}
      />
      <IconButton icon={binIcon} label={`Delete order ${codeOf(order)}`} onClick={() => onDelete(order)} />
    </Row>
  );
}

const Row = styled.div`
  display: flex;

  button:disabled svg {
    opacity: 0.4;
  }
`;
