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
import { type Bar, BarChart } from './BarChart';
import { money, whole } from './report-words';

/** A row of the table under the chart, with its bar. */
export interface ChartRow extends Bar {
  readonly orders: number;
  readonly takings: number;
  /** Opens its orders; absent: no filter names them. */
  readonly to?: string | undefined;
}

interface SalesChartProps {
  readonly title: string;
  /** Name of the first column: "Hour". */
  readonly column: string;
  readonly rows: readonly ChartRow[];
  readonly cafe: number;
  readonly closet: number;
  /** What the outlined bars are: "Last Friday". */
  readonly before: string;
  readonly note: string | null;
}

/** A chart of goods with its legend, and the same numbers as a table. */
export function SalesChart({ title, column, rows, cafe, closet, before, note }: SalesChartProps) {
  const [isTable, setTable] = useState(false);
  const isRunning = rows.some((row) => row.isRunning);
  return (
    <Panel aria-label={title}>
      <Head>
        <h2>{title}</h2>
        <Legend>
          <li>
            <i data-kind="cafe" />
            <span>{`Cafe ${money(cafe)}`}</span>
          </li>
          <li>
            <i data-kind="closet" />
            <span>{`Closet ${money(closet)}`}</span>
          </li>
          <li>
            <i data-kind="before" />
            <span>{`${before}, both`}</span>
          </li>
          {isRunning && (
            <li>
              <i data-kind="running" />
              This hour, so far
            </li>
          )}
        </Legend>
        <TextButton type="button" aria-expanded={isTable} onClick={() => setTable(!isTable)}>
          As a table
        </TextButton>
      </Head>
      <BarChart label={`${title}, in rupees. “As a table” has the numbers.`} bars={rows} />
      {note && <Quiet>{note}</Quiet>}
      {isTable && (
        <Scroller role="region" aria-label={`${title}, table`} tabIndex={0}>
          <FigureTable data-tight>
            <caption>{`${title}, in rupees`}</caption>
            <thead>
              <tr>
                <th scope="col">{column}</th>
                {['Orders', 'Cafe', 'Closet', 'Takings', before].map((name) => (
                  <th key={name} scope="col" data-align="right">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.key}>
                  <th scope="row">{row.to ? <FigureLink to={row.to}>{row.label}</FigureLink> : row.label}</th>
                  <td data-align="right">{whole(row.orders)}</td>
                  {[row.cafe, row.closet, row.takings, row.before].map((value, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the columns stay in this order
                    <td translate="no" key={index} data-align="right">
                      {money(value).replace('Rs ', '')}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </FigureTable>
        </Scroller>
      )}
    </Panel>
  );
}

const Head = styled(PanelHead)`
  row-gap: 8px;

  > button {
    flex: none;
  }

  @media (min-width: 1024px) {
    flex-wrap: nowrap;

    > h2 {
      flex: none;
      max-width: 50%;
    }
  }
`;

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: var(--t-small);
  color: var(--muted);
  font-variant-numeric: tabular-nums lining-nums;

  li {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }

  i {
    width: 12px;
    height: 12px;
    border-radius: 2px;
    forced-color-adjust: none;
  }

  i[data-kind='cafe'] {
    background: var(--ink);
  }

  i[data-kind='closet'] {
    background: var(--edge);
  }

  i[data-kind='before'] {
    width: 8px;
    height: 14px;
    border-radius: 0;
    box-shadow: inset 0 0 0 1.5px var(--edge);
  }

  i[data-kind='running'] {
    background: repeating-linear-gradient(-45deg, var(--ink) 0 2px, transparent 2px 4px);
  }

  @media (forced-colors: active) {
    i[data-kind='cafe'] {
      background: CanvasText;
    }

    i[data-kind='closet'] {
      background: GrayText;
    }

    i[data-kind='before'] {
      box-shadow: inset 0 0 0 1.5px CanvasText;
    }

    i[data-kind='running'] {
      background: repeating-linear-gradient(-45deg, CanvasText 0 2px, transparent 2px 4px);
    }
  }
`;
