import { serverNow } from '@storefront/shared/api';
import type { Order } from '@storefront/shared/contract/entities/order';
import { useEffect, useRef, useState } from 'react';
import { readTicketSetting, type TicketSetting } from '../../../common/ticket-setting';
import { PrintSheet } from './PrintSheet';
import { papersOf } from './papers';
import { readPrint } from './print-memory';

/** An order that was accepted earlier is not printed by itself any more: its ticket would come too late. */
const FRESH_MS = 10 * 60_000;

/** Returns whether this browser prints an order by itself: accepted since the setting, not long ago, and not printed yet. */
function isDue(order: Order, { choice, since }: TicketSetting): boolean {
  const { status, acceptedAt } = order;
  if (status !== 'processing' || !acceptedAt) return false;
  const at = Date.parse(acceptedAt);
  if (at < since || at < serverNow() - FRESH_MS) return false;
  return papersOf(order, choice).length > 0 && readPrint(order._id) === null;
}

/** Prints the tickets of accepted orders, one order after the other, if this browser is set to do so (C223). */
export function AutoPrint({ orders }: { readonly orders: readonly Order[] }) {
  const [setting] = useState(readTicketSetting);
  const [current, setCurrent] = useState<Order | null>(null);
  // The memory of prints may fail to store; no order is printed twice by itself.
  const printed = useRef(new Set<string>());

  useEffect(() => {
    if (!setting || current) return;
    const due = orders.find((order) => !printed.current.has(order._id) && isDue(order, setting));
    if (!due) return;
    printed.current.add(due._id);
    setCurrent(due);
  }, [orders, setting, current]);

  if (!setting || !current) return null;
  return (
    <PrintSheet key={current._id} order={current} choice={setting.choice} onDone={() => setCurrent(null)} />
  );
}
