import type { SalesReport } from '@storefront/shared/contract/entities/sales-report';
import { formatRupees } from '@storefront/shared/rules/money';
import styled from 'styled-components';
import { FigureLink } from '../../common/report-style';
import { ordersPath } from './orders-path';
import type { ChosenRange } from './report-range';
import { averagePaisa, averageText, money, ordersText, whole } from './report-words';

interface FiguresProps {
  readonly range: ChosenRange;
  readonly report: SalesReport;
}

/** Takings, orders, average order and new customers. Each opens its orders. */
export function Figures({ range, report }: FiguresProps) {
  const { takings, collected, paidByWallet, orders } = report.now.total;
  const average = averagePaisa(report.now.total);
  const to = ordersPath(range);
  const wallet = paidByWallet > 0 && `${money(paidByWallet)} of it by wallet`;
  const parts = [`${money(collected)} collected`, wallet, `${money(takings - collected)} to collect`];
  return (
    <Strip aria-label="Figures">
      <div>
        <h2>Takings</h2>
        <b>
          <FigureLink translate="no" to={to}>
            {money(takings)}
          </FigureLink>
        </b>
        <small>{parts.filter(Boolean).join(', ')}</small>
      </div>
      <div>
        <h2>Orders</h2>
        <b>
          <FigureLink to={to}>{whole(orders)}</FigureLink>
        </b>
        <small>{ordersText(range, report)}</small>
      </div>
      <div>
        <h2>Average order</h2>
        <b>{average === null ? 'None' : formatRupees(average)}</b>
        <small>{averageText(range, report)}</small>
      </div>
      <div>
        <h2>New customers</h2>
        <b>{whole(report.customers.new)}</b>
        <small>{`of ${whole(report.customers.ordered)} who ordered`}</small>
      </div>
    </Strip>
  );
}

const Strip = styled.section`
  display: grid;
  grid-template-columns: 1fr 1fr;
  border-radius: var(--r-panel);
  background: var(--surface);
  box-shadow: 0 0 0 1px var(--line);

  > div {
    min-width: 0;
    padding: 12px 16px;
  }

  h2 {
    font: 400 var(--t-small) / 1.4 var(--font-text);
    letter-spacing: 0;
    color: var(--muted);
  }

  b {
    display: block;
    padding-top: 8px;
    font: 600 1.5rem / 1.1 var(--font-display);
    font-feature-settings: 'tnum', 'lnum';
    overflow-wrap: anywhere;
  }

  small {
    display: block;
    padding-top: 4px;
    font-size: var(--t-small);
    line-height: 1.4;
    color: var(--muted);
    font-variant-numeric: tabular-nums lining-nums;
  }

  > :first-child {
    grid-column: 1 / -1;

    b {
      font-size: 2.25rem;
    }
  }

  > :nth-child(n + 2) {
    border-top: 1px solid var(--line);
  }

  > :nth-child(3) {
    border-left: 1px solid var(--line);
  }

  > :last-child {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: 1fr auto;
    align-items: baseline;

    small {
      grid-column: 1 / -1;
    }
  }

  /* Large text on a phone: one figure in a row, none broken. */
  @media (max-width: 19.9em) {
    grid-template-columns: minmax(0, 1fr);

    > :last-child {
      display: block;
    }

    > :nth-child(3) {
      border-left: 0;
    }

    > :first-child b {
      font-size: 1.5rem;
    }
  }

  @media (min-width: 1024px) {
    grid-template-columns: 1.5fr 1fr 1fr 1fr;

    > div {
      padding: 16px 20px;
    }

    b,
    > :first-child b {
      font-size: 2rem;
    }

    > :first-child,
    > :last-child {
      grid-column: auto;
    }

    > :last-child {
      display: block;
    }

    > :nth-child(n + 2) {
      border-top: 0;
      border-left: 1px solid var(--line);
    }
  }
`;
