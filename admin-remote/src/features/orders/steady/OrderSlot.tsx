import { serverNow } from '@storefront/shared/api';
import { Button } from '@storefront/shared/ui/Button';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { codeOf, orderAnchor } from '../../../common/order-address';
import { customerName, statusWords } from '../../../common/order-words';
import { useStatusChange } from '../use-status-change';
import { type StatusChange, statusChangesAtom } from './status-changes';
import type { SteadyRow } from './steady-rows';
import { leaveToPlace, useLeaveFocus, useTakeFocus } from './use-take-focus';

interface OrderSlotProps {
  readonly row: SteadyRow;
  /** Shows a table row; otherwise a list item. */
  readonly isRow: boolean;
}

/** The place of an order that left the list (C168). For ten seconds it can be undone, if it happened here. */
export function OrderSlot({ row: { order, height }, isRow }: OrderSlotProps) {
  const change = useAtomValue(statusChangesAtom).get(order._id);
  const place = useRef<HTMLDivElement>(null);
  useLeaveFocus(place);

  const words = (
    <Words ref={place} tabIndex={-1}>
      <p>
        <b translate="no">{codeOf(order)}</b> <bdi>{customerName(order)}</bdi>
        <span>{` ${change ? `is now ${statusWords[change.order.status]}` : 'left this list'}`}</span>
      </p>
      {change && <Undo change={change} />}
    </Words>
  );
  const id = orderAnchor(order._id);
  return isRow ? (
    <tr id={id} data-slot>
      <Cell colSpan={11} style={{ height }}>
        {words}
      </Cell>
    </tr>
  ) : (
    <Item id={id} data-slot style={{ minHeight: height }}>
      {words}
    </Item>
  );
}

function Undo({ change: { from, order, until } }: { readonly change: StatusChange }) {
  const { changeStatus, isChanging, control } = useStatusChange<HTMLButtonElement>(order, { isUndo: true });
  useTakeFocus(order._id, control);
  const [isOver, setIsOver] = useState(() => until <= serverNow());

  useEffect(() => {
    const end = () => {
      leaveToPlace(control.current);
      setIsOver(true);
    };
    const timer = setTimeout(end, until - serverNow());
    return () => clearTimeout(timer);
  }, [until, control]);

  if (isOver && !isChanging) return null;
  return (
    <Button
      ref={control}
      variant="secondary"
      busy={isChanging}
      aria-label={`Undo: order ${codeOf(order)} is ${statusWords[from]} again`}
      onClick={() => void changeStatus(from)}
    >
      Undo
    </Button>
  );
}

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 16px;
  min-height: var(--tap);
  color: var(--muted);
  overflow-wrap: anywhere;

  &:focus {
    outline: none;
  }
`;

const Cell = styled.td`
  &&& {
    padding-inline: 16px;
    vertical-align: middle;
    box-shadow: inset 0 0 0 100vmax var(--bg);
    outline: 1.5px dashed var(--edge);
    outline-offset: -5px;
  }
`;

const Item = styled.li`
  display: grid;
  align-items: center;
  padding: 10px 16px;
  border: 1.5px dashed var(--edge);
  border-radius: var(--r-panel);
`;
