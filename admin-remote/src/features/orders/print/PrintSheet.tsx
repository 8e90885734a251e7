import type { Order } from '@storefront/shared/contract/entities/order';
import { billSums } from '@storefront/shared/ordering/order-bill';
import { formatRupees } from '@storefront/shared/rules/money';
import { OnlySheet, Sheets } from '@storefront/shared/ui/print-sheets';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { toCollect as paisaToCollect, paymentText } from '../../../common/payment-words';
import type { PaperChoice } from '../../../common/ticket-setting';
import { usePrint } from '../../../common/use-print';
import { PaperHead } from './PaperHead';
import { PaperLines } from './PaperLines';
import { paperMarks } from './paper-marks';
import { papersOf, paperTitles, sumNote } from './papers';
import { readPrint, rememberPrint } from './print-memory';
import { Paper } from './print-style';

interface PrintSheetProps {
  readonly order: Order;
  /** Whose papers; absent: those of every department. */
  readonly choice?: PaperChoice;
  /** Called when the browser's print dialog closed. */
  readonly onDone: () => void;
}

/** Prints an order: a ticket for each department, a packing slip for clothes (C220). Marks repeats and changes (C169). */
export function PrintSheet({ order, choice = 'all', onDone }: PrintSheetProps) {
  const [marks] = useState(() => paperMarks(order, readPrint(order._id)));
  const remember = useEffectEvent(() => rememberPrint(order));
  usePrint(onDone);
  useEffect(() => remember(), []);

  const toCollect = formatRupees(paisaToCollect(order));
  return createPortal(
    <Sheets data-print aria-label="Print view">
      <OnlySheet />
      {papersOf(order, choice).map(({ department, lines }) => (
        <Paper key={department}>
          <PaperHead order={order} title={paperTitles[department]} marks={marks} />
          <PaperLines lines={lines} hasPrices={department === 'closet'} />
          {department === 'closet' && <PaperSums order={order} />}
          <p data-large>{`To collect: ${toCollect}${sumNote(order)}`}</p>
          {paymentText(order) && <p>{paymentText(order)}</p>}
        </Paper>
      ))}
    </Sheets>,
    document.body,
  );
}

/** What stands between the prices of the lines and the sum to collect (C276); nothing if they are the same. */
function PaperSums({ order }: { readonly order: Order }) {
  const [subtotal, ...others] = billSums(order);
  if (!subtotal || others.length === 0) return null;
  return (
    <dl>
      {[{ ...subtotal, label: `${subtotal.label}${sumNote(order)}` }, ...others].map(({ label, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd translate="no">{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
