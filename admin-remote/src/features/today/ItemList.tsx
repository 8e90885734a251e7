import type { SalesReport } from '@storefront/shared/contract/entities/sales-report';
import type { DayRange } from '@storefront/shared/rules/report-range';
import { VisuallyHidden } from '@storefront/shared/ui/VisuallyHidden';
import { useState } from 'react';
import styled from 'styled-components';
import {
  FigureLink,
  FigureTable,
  Panel,
  PanelHead,
  Quiet,
  Scroller,
  TextButton,
} from '../../common/report-style';
import { ordersPath } from './orders-path';
import { money, plural, whole } from './report-words';

/** Rows before "All". */
const FIRST = 7;

interface ItemListProps {
  readonly shop: 'cafe' | 'closet';
  readonly range: DayRange;
  readonly items: SalesReport['items']['cafe'];
}

/** What a shop sold most, and least. An item opens the orders that have it. */
export function ItemList({ shop, range, items: { count, top, slow } }: ItemListProps) {
  const [isAll, setAll] = useState(false);
  const most = Math.max(1, ...top.map(({ takings }) => takings));
  const title = `Top items, ${shop}`;
  const isLong = top.length > FIRST;
  const sold = top.length < count ? `The first ${whole(top.length)} of ${whole(count)}.` : '';
  return (
    <Panel aria-label={title}>
      <PanelHead>
        <h2>{title}</h2>
        {isLong && (
          <TextButton type="button" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
            {`All ${whole(count)}`}
          </TextButton>
        )}
      </PanelHead>
      {top.length === 0 ? (
        <Quiet>Nothing sold in this time.</Quiet>
      ) : (
        <Scroller>
          <Figures>
            <thead>
              <tr>
                <th scope="col">Item</th>
                <th scope="col" data-align="right">
                  Sold
                </th>
                <Wide as="th" scope="col">
                  <VisuallyHidden>Share</VisuallyHidden>
                </Wide>
                <th scope="col" data-align="right">
                  Takings
                </th>
              </tr>
            </thead>
            <tbody>
              {top.slice(0, isAll ? undefined : FIRST).map(({ _id, name, pieces, takings }) => (
                <tr key={_id}>
                  <th scope="row">
                    <FigureLink to={ordersPath(range, { item: _id })}>{name}</FigureLink>
                  </th>
                  <td data-align="right">{whole(pieces)}</td>
                  <Wide aria-hidden="true">
                    <Meter style={{ width: `${(takings / most) * 100}%` }} />
                  </Wide>
                  <td translate="no" data-align="right">
                    {money(takings)}
                  </td>
                </tr>
              ))}
            </tbody>
          </Figures>
        </Scroller>
      )}
      {isAll && sold && <Quiet>{sold}</Quiet>}
      {top.length > 0 && slow.length > 0 && (
        <Quiet>
          {`Sold least: ${slow.map(({ name, pieces }) => `${name} (${plural(pieces, 'piece')})`).join(', ')}`}
        </Quiet>
      )}
    </Panel>
  );
}

/** Keeps the words of a name whole: with large text on a phone it scrolls sideways. */
const Figures = styled(FigureTable)`
  tbody th {
    overflow-wrap: break-word;
  }
`;

const Wide = styled.td`
  width: 34%;

  @media (max-width: 639px) {
    display: none;
  }
`;

const Meter = styled.div`
  min-width: 2px;
  height: 10px;
  border-radius: 2px;
  background: var(--ink);

  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: CanvasText;
  }
`;
