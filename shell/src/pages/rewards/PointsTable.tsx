import styled from 'styled-components';
import type { PointRow } from './point-rows';

export interface PointsTableProps {
  readonly caption: string;
  readonly rows: readonly PointRow[];
  /** Sign before the points: a tier adds to the order's other points. */
  readonly sign?: '+';
}

/** Amounts and their points, with bars. The bars only repeat the numbers. */
export function PointsTable({ caption, rows, sign }: PointsTableProps) {
  const most = Math.max(...rows.map(({ points }) => points));
  return (
    <Table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">You spend</th>
          <th scope="col">You get</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ spent, points }) => (
          <tr key={spent}>
            <th scope="row">{spent}</th>
            <td>
              <Bar aria-hidden="true" style={{ width: `${(points / most) * 100}%` }} />
              <span>{`${sign ?? ''}${points} points`}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  width: 100%;
  margin-top: auto;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums lining-nums;

  caption {
    padding-bottom: var(--s3);
    text-align: left;
    color: var(--muted);
  }
  th,
  td {
    height: 56px;
    padding: 0 0 var(--s2);
    border-top: 1px solid var(--line);
    text-align: left;
    vertical-align: bottom;
  }
  thead th {
    height: auto;
    padding: var(--s2) 0;
    font-size: var(--t-small);
    font-weight: 400;
    color: var(--muted);
  }
  tbody th {
    width: 50%;
    padding-right: var(--s4);
    font-weight: 400;
  }
  td {
    font-weight: 600;
  }
`;

const Bar = styled.span`
  display: block;
  height: 6px;
  margin-bottom: var(--s1);
  border-radius: 3px;
  background: var(--marigold);
`;
