import { brand } from '@storefront/shared/content';
import type { CashClosing } from '@storefront/shared/contract/entities/cash';
import { OnlySheet, Sheets } from '@storefront/shared/ui/print-sheets';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { usePrint } from '../../common/use-print';
import { cashLines, dayText, goodsLines, methodLines, money, otherLines, spanText } from './cash-words';

interface ZReportProps {
  readonly closing: CashClosing;
  /** Called when the browser's print dialog closed. */
  readonly onDone: () => void;
}

/** Prints a closing, also on the roll of a receipt printer (C312). */
export function ZReport({ closing, onDone }: ZReportProps) {
  usePrint(onDone);
  const { sums } = closing;
  const total = {
    label: `Total of ${sums.orders} ${sums.orders === 1 ? 'order' : 'orders'}`,
    text: money(sums.total),
  };
  const parts = [
    ['Takings', [...goodsLines(sums), total, ...otherLines(sums)]],
    ['Paid by', methodLines(sums)],
    ['Drawer', cashLines(closing)],
  ] as const;
  return createPortal(
    <Sheets data-print aria-label="Closing on paper">
      <OnlySheet />
      <Paper>
        <h1>{brand.name}</h1>
        <h2>{`Closing ${closing.number}`}</h2>
        <p>{dayText(closing.day)}</p>
        <p>{spanText(closing)}</p>
        <p>
          By <bdi>{closing.by}</bdi>
        </p>
        {parts.map(([title, lines]) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {lines.map(({ label, text }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        {closing.note && (
          <p>
            Note: <bdi>{closing.note}</bdi>
          </p>
        )}
      </Paper>
    </Sheets>,
    document.body,
  );
}

const Paper = styled.article`
  max-width: 132mm;
  padding: 2mm 3mm;
  overflow-wrap: anywhere;
  font-variant-numeric: tabular-nums lining-nums;

  h1 {
    font-size: 1.5em;
    color: #000;
  }

  h2 {
    font-size: 1.25em;
    color: #000;
  }

  h3 {
    margin-top: 4mm;
    border-bottom: 0.4mm solid #000;
    font-size: 1em;
    color: #000;
  }

  dl > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 4mm;
    break-inside: avoid;
  }
`;
