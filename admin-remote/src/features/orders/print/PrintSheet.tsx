import type { Order } from '@storefront/shared/contract/entities/order';
import { formatRupees, toPaisa } from '@storefront/shared/rules/money';
import { cleanRequests } from '@storefront/shared/rules/text';
import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { PaperHead } from './PaperHead';
import { PaperLines } from './PaperLines';
import { OnlySheet, Paper, Sheets } from './print-style';
import { splitLines } from './split-lines';

interface PrintSheetProps {
  readonly order: Order;
  /** Called when the browser's print dialog closed. */
  readonly onDone: () => void;
}

/** Prints an order: a kitchen ticket and a packing slip. Leaves out a paper without lines. */
export function PrintSheet({ order, onDone }: PrintSheetProps) {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const end = () => done();
    window.addEventListener('afterprint', end);
    window.print();
    return () => window.removeEventListener('afterprint', end);
  }, []);

  const { kitchen, packing } = splitLines(order);
  const toCollect = formatRupees(toPaisa(order.totalAmount));
  const contact = [order.phone, order.address, order.email].map(cleanRequests).filter(Boolean);
  return createPortal(
    <Sheets data-print aria-label="Print view">
      <OnlySheet />
      {kitchen.length > 0 && (
        <Paper>
          <PaperHead order={order} title="Kitchen ticket" />
          <PaperLines lines={kitchen} />
          <p>To collect: {toCollect}</p>
        </Paper>
      )}
      {packing.length > 0 && (
        <Paper>
          <PaperHead order={order} title="Packing slip" />
          {contact.map((line) => (
            <p key={line}>
              <bdi>{line}</bdi>
            </p>
          ))}
          <PaperLines lines={packing} hasPrices />
          <p data-large>To collect: {toCollect}</p>
        </Paper>
      )}
    </Sheets>,
    document.body,
  );
}
