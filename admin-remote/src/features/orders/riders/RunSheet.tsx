import { serverNow } from '@storefront/shared/api';
import { brand } from '@storefront/shared/content';
import type { Order } from '@storefront/shared/contract/entities/order';
import { formatDateTime } from '@storefront/shared/rules/format-date-time';
import { cleanRequests } from '@storefront/shared/rules/text';
import { OnlySheet, Sheets } from '@storefront/shared/ui/print-sheets';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { codeOf } from '../../../common/order-address';
import { customerName } from '../../../common/order-words';
import { usePrint } from '../../../common/use-print';
import { bagText, collectText, type DeliveryPlace, dueText, sumText } from './delivery-places';
import { SheetPaper } from './run-sheet-style';

interface RunSheetProps {
  readonly places: readonly DeliveryPlace[];
  /** Called when the browser's print dialog closed. */
  readonly onDone: () => void;
}

/** Prints the deliveries by place, with a box to tick for each (C234). */
export function RunSheet({ places, onDone }: RunSheetProps) {
  usePrint(onDone);
  const [now] = useState(() => new Date(serverNow()).toISOString());
  const groups = places.filter(({ orders }) => orders.length > 0);
  const all = groups.flatMap(({ orders }) => orders);
  return createPortal(
    <Sheets data-print aria-label="Run sheet">
      <OnlySheet />
      <SheetPaper>
        <h1>Run sheet</h1>
        <p>{`${brand.name} · ${formatDateTime(now, null)}`}</p>
        {groups.map(({ name, orders }) => (
          <section key={name}>
            <h2>
              <bdi>{name || 'No place'}</bdi>
              <span>{`, ${countText(orders)}`}</span>
            </h2>
            <ul>
              {orders.map((order) => (
                <SheetLine key={order._id} order={order} />
              ))}
            </ul>
          </section>
        ))}
        <p data-total>{`${countText(all)}, to collect ${sumText(all)}`}</p>
      </SheetPaper>
    </Sheets>,
    document.body,
  );
}

const countText = ({ length }: readonly Order[]): string => `${length} ${length === 1 ? 'order' : 'orders'}`;

function SheetLine({ order }: { readonly order: Order }) {
  const address = cleanRequests(order.address);
  const phone = cleanRequests(order.phone);
  const due = dueText(order);
  return (
    <li>
      <i data-box />
      <div>
        <b>
          <span>{`${codeOf(order)} · `}</span>
          <bdi>{customerName(order)}</bdi>
        </b>
        {due && <span>{` · ${due}`}</span>}
        {address && <bdi>{address}</bdi>}
        {phone && <bdi>{phone}</bdi>}
        <bdi>{bagText(order)}</bdi>
      </div>
      <b>{collectText(order)}</b>
    </li>
  );
}
