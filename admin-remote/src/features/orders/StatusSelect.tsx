import type { Order, OrderStatus } from '@storefront/shared/contract/entities/order';
import { isOrderStatus, ORDER_STATUSES } from '@storefront/shared/rules/orders';
import { Icon } from '@storefront/shared/ui/Icon';
import { downIcon } from '@storefront/shared/ui/icons';
import { type KeyboardEvent, useState } from 'react';
import styled from 'styled-components';
import { statusWords } from '../../common/order-words';
import { useMay } from '../../common/use-may';
import { NARROW } from '../../common/wide';
import { CancelOrderDialog } from './CancelOrderDialog';
import { useTakeFocus } from './steady/use-take-focus';
import { useStatusChange } from './use-status-change';

interface StatusSelectProps {
  readonly order: Order;
  /** Name of the order in the label: "order K7F3QD". */
  readonly name: string;
}

/** True while the options are shown. Browsers without `:open` keep the keys of an open list to themselves. */
function isOpen(select: HTMLSelectElement): boolean {
  try {
    return select.matches(':open');
  } catch {
    return false;
  }
}

/**
 * Keeps a stray key from changing a closed select: arrows open it, letters do nothing (C168). Enter and the space bar
 * open it anyway.
 */
function openFirst(event: KeyboardEvent<HTMLSelectElement>): void {
  const { key, currentTarget: select, ctrlKey, metaKey } = event;
  const isMove = /^(Arrow|Page)|^(Home|End)$/.test(key);
  const isText = key.length === 1 && key !== ' ';
  if (ctrlKey || metaKey || !(isMove || isText) || isOpen(select)) return;
  event.preventDefault();
  if (isMove) select.showPicker?.();
}

/** Shows and changes the status of an order, as a coloured pill with a word (§4). */
export function StatusSelect({ order, name }: StatusSelectProps) {
  const { shownStatus, isChanging, changeStatus, control } = useStatusChange<HTMLSelectElement>(order);
  const [isCancelling, setIsCancelling] = useState(false);
  // A server that knows only §7 has no reasons, so nobody is asked for one.
  const choose = (status: OrderStatus) =>
    status === 'cancelled' && order.cancelReason !== undefined
      ? setIsCancelling(true)
      : void changeStatus(status);
  const canChange = useMay()('acceptOrders');
  useTakeFocus(order._id, control);
  return (
    <Box $status={shownStatus}>
      <select
        ref={control}
        aria-label={`Status of ${name}`}
        aria-busy={isChanging || undefined}
        disabled={!canChange}
        value={shownStatus}
        onKeyDown={openFirst}
        onChange={({ target }) => isOrderStatus(target.value) && choose(target.value)}
      >
        {ORDER_STATUSES.map((status) => (
          <option key={status} value={status}>
            {statusWords[status]}
          </option>
        ))}
      </select>
      <Icon path={downIcon} size={14} />
      {isCancelling && (
        <CancelOrderDialog
          order={order}
          onConfirm={(reason) => {
            setIsCancelling(false);
            void changeStatus('cancelled', reason);
          }}
          onClose={() => setIsCancelling(false)}
        />
      )}
    </Box>
  );
}

const Box = styled.span<{ $status: OrderStatus }>`
  --ground: ${({ $status }) => `var(--${$status}-bg)`};
  --word: ${({ $status }) => `var(--${$status}-ink)`};
  --dot: ${({ $status }) => `var(--${$status}-dot)`};
  position: relative;
  display: inline-flex;
  align-items: center;
  min-height: var(--tap);
  margin-left: -5px;

  select {
    appearance: none;
    field-sizing: content;
    max-width: 100%;
    height: max(var(--tap), 2.2em);
    padding: 0 29px 0 27px;
    border: 5px solid transparent;
    border-radius: 22px;
    background: var(--ground) padding-box;
    box-shadow: inset 0 0 0 1.5px color-mix(in srgb, var(--word) 22%, transparent);
    font-size: var(--t-micro);
    font-weight: 650;
    color: var(--word);
    cursor: pointer;
  }

  select:disabled {
    cursor: default;
    opacity: 1;
  }

  select[aria-busy] {
    cursor: progress;
    opacity: 0.7;
  }

  option {
    background: var(--surface);
    color: var(--ink);
  }

  &::before {
    content: '';
    position: absolute;
    z-index: 1;
    left: 17px;
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: var(--dot);
    pointer-events: none;
  }

  svg {
    position: absolute;
    right: 15px;
    color: var(--word);
    pointer-events: none;
  }

  @media ${NARROW} {
    select {
      font-size: var(--t-small);
    }
  }
`;
