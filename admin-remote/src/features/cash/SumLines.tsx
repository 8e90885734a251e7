import type { CashSums } from '@storefront/shared/contract/entities/cash';
import styled from 'styled-components';
import { Lines } from '../../common/report-style';
import { goodsLines, methodLines, money, otherLines } from './cash-words';

/** What was taken, by the way in which it was paid and by what it is for (C310). */
export const SumLines = ({ sums }: { readonly sums: CashSums }) => (
  <Sums>
    {goodsLines(sums).map(({ label, text }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{text}</dd>
      </div>
    ))}
    <div data-total>
      <dt>{`Total of ${sums.orders} ${sums.orders === 1 ? 'order' : 'orders'}`}</dt>
      <dd translate="no">{money(sums.total)}</dd>
    </div>
    {otherLines(sums).map(({ label, text }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{text}</dd>
      </div>
    ))}
    {methodLines(sums).map(({ label, text }, index) => (
      <div key={label} data-first={index === 0}>
        <dt>{label}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </Sums>
);

/** Lines with a name and an amount each; the total stands out. */
export const Sums = styled(Lines)`
  grid-template-columns: minmax(0, 1fr);

  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 12px;
  }

  dt {
    flex: 1 1 min(8em, 100%);
  }

  dd {
    margin-left: auto;
  }

  [data-total] {
    padding-top: 6px;
    border-top: 1px solid var(--line);
    font-weight: 600;

    dt {
      color: inherit;
    }
  }

  [data-first='true'] {
    padding-top: 6px;
    border-top: 1px solid var(--line);
  }
`;

/** The title of a part of a panel. */
export const PartTitle = styled.h3`
  padding-block: 8px 4px;
`;
