import type { Order } from '@storefront/shared/contract/entities/order';
import { Button } from '@storefront/shared/ui/Button';
import { ButtonLink } from '@storefront/shared/ui/ButtonLink';
import { Dialog } from '@storefront/shared/ui/Dialog';
import { Icon } from '@storefront/shared/ui/Icon';
import { clockIcon, historyIcon, penIcon, printIcon, soldOutIcon, xIcon } from '@storefront/shared/ui/icons';
import styled, { css } from 'styled-components';
import { useOpenOrder } from '../../../common/open-orders';
import { codeOf, orderAddress } from '../../../common/order-address';
import { OpenNote } from '../OpenElsewhere';
import { placeText } from './board-words';
import { DELAY_MINUTES } from './promise';

interface CardMenuProps {
  readonly order: Order;
  /** Undefined where no time is promised. */
  readonly onDelay: (() => void) | undefined;
  /** Undefined with a server that has no marks, and for an order without dishes (C225). */
  readonly onSoldOut: (() => void) | undefined;
  /** Undefined without the right to cancel. */
  readonly onCancel: (() => void) | undefined;
  readonly onPrint: () => void;
  /** Undefined with a server that keeps no history. */
  readonly onHistory: (() => void) | undefined;
  readonly onClose: () => void;
  /** True while there is no network: changes wait. */
  readonly isWaiting: boolean;
}

/** What staff can do with an order besides its next step. */
export function CardMenu({
  order,
  onDelay,
  onSoldOut,
  onCancel,
  onPrint,
  onHistory,
  onClose,
  isWaiting,
}: CardMenuProps) {
  useOpenOrder(order._id);
  const isNew = order.status === 'pending';
  const run = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <Dialog open onClose={onClose} title={`${placeText(order)}, ${codeOf(order)}`}>
      <OpenNote id={order._id} />
      <List>
        {onDelay && (
          <Entry variant="secondary" disabled={isWaiting} onClick={run(onDelay)}>
            <Icon path={clockIcon} />
            <span>{`Delay by ${DELAY_MINUTES} min`}</span>
          </Entry>
        )}
        {onSoldOut && (
          <Entry variant="secondary" onClick={run(onSoldOut)}>
            <Icon path={soldOutIcon} />
            Sold out…
          </Entry>
        )}
        {onCancel && (
          <Entry variant="secondary" disabled={isWaiting} onClick={run(onCancel)}>
            <Icon path={xIcon} />
            <span>{isNew ? 'Refuse…' : 'Cancel…'}</span>
          </Entry>
        )}
        <Entry variant="secondary" onClick={run(onPrint)}>
          <Icon path={printIcon} />
          Print
        </Entry>
        {onHistory && (
          <Entry variant="secondary" onClick={run(onHistory)}>
            <Icon path={historyIcon} />
            History
          </Entry>
        )}
        <EntryLink variant="secondary" to={orderAddress(order)}>
          <Icon path={penIcon} />
          Open the order
        </EntryLink>
      </List>
    </Dialog>
  );
}

const List = styled.div`
  display: grid;
  gap: 8px;
`;

const entry = css`
  && {
    justify-content: flex-start;
    min-height: 52px;
    gap: 12px;
  }
`;

const Entry = styled(Button)`
  ${entry}
`;

const EntryLink = styled(ButtonLink)`
  ${entry}
`;
