import type { Order } from '@storefront/shared/contract/entities/order';
import { formatRupees, toPaisa } from '@storefront/shared/rules/money';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { PaperHead } from './PaperHead';
import { PaperLines } from './PaperLines';
import { paperMarks } from './paper-marks';
import { readPrint, rememberPrint } from './print-memory';
import { OnlySheet, Paper, Sheets } from './print-style';
import { splitLines } from './split-lines';

interface PrintSheetProps {
  readonly order: Order;
  /** Called when the browser's print dialog closed. */
  readonly onDone: () => void;
}

/** Prints an order: a kitchen ticket and a packing slip. Leaves out a paper without lines. Marks repeats and changes (C169). */
export function PrintSheet({ order, onDone }: PrintSheetProps) {
  const done = useEffectEvent(onDone);
  const [marks] = useState(() => paperMarks(order, readPrint(order._id)));
  const remember = useEffectEvent(() => rememberPrint(order));
  useEffect(() => {
    const end = () => done();
    window.addEventListener('afterprint', end);
    window.print();
    remember();
    return () => window.removeEventListener('afterprint', end);
  }, []);

  const { kitchen, packing } = splitLines(order);
  const toCollect = formatRupees(toPaisa(order.totalAmount));
  const isSplit = kitchen.length > 0 && packing.length > 0;
  const sum = (
    <p data-large>
      To collect: {toCollect}
      {isSplit && ' for both papers'}
    </p>
  );
  return createPortal(
    <Sheets data-print aria-label="Print view">
      <OnlySheet />
      {kitchen.length > 0 && (
        <Paper>
          <PaperHead order={order} title="Kitchen ticket" marks={marks} />
          <PaperLines lines={kitchen} />
          {sum}
        </Paper>
      )}
      {packing.length > 0 && (
        <Paper>
          <PaperHead order={order} title="Packing slip" marks={marks} />
          <PaperLines lines={packing} hasPrices />
          {sum}
        </Paper>
      )}
    </Sheets>,
    document.body,
  );
}
