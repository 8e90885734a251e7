import type { SalesReport } from '@storefront/shared/contract/entities/sales-report';
import { paths } from '@storefront/shared/paths';
import { formatRupees } from '@storefront/shared/rules/money';
import { untilText } from '@storefront/shared/rules/opening-hours';
import { POINT_VALUE_PAISA } from '@storefront/shared/rules/points';
import { useState } from 'react';
import styled from 'styled-components';
import { FigureLink, Lines, Panel, PanelHead, Quiet, TextButton, TextLink } from '../../common/report-style';
import { ordersPath } from './orders-path';
import type { ChosenRange } from './report-range';
import { inRange, money, notSoldText, plural, whole } from './report-words';

interface SideProps {
  readonly range: ChosenRange;
  readonly report: SalesReport;
}

/** With a true minus sign. */
const signed = (points: number) =>
  points < 0 ? `−${whole(-points)}` : `${points > 0 ? '+' : ''}${whole(points)}`;

/** What the shop owes in points, and friends who were brought. */
export function Points({ range, report: { points, referrals } }: SideProps) {
  const time = inRange(range);
  return (
    <Panel aria-label="Points we owe">
      <div>
        <h2>Points we owe</h2>
        <Owed translate="no">{formatRupees(points.owed * POINT_VALUE_PAISA)}</Owed>
        <Quiet>{`${plural(points.owed, 'point')}, held by ${plural(points.holders, 'customer')}`}</Quiet>
      </div>
      <Ruled>
        <dt>{`Given ${time}`}</dt>
        <dd>{signed(points.given)}</dd>
        <dt>{`Used ${time}`}</dt>
        <dd>{signed(0 - points.used)}</dd>
        <dt>Expire in the next 30 days</dt>
        <dd>{whole(points.expiring)}</dd>
        <dt>{`Friends brought ${time}, paid`}</dt>
        <dd>{whole(referrals.paid)}</dd>
        <dt>Friends who have not ordered yet</dt>
        <dd>{whole(referrals.pending)}</dd>
      </Ruled>
    </Panel>
  );
}

/** Rows before "All". */
const FIRST = 5;

function leftText({ left, backAt }: SalesReport['runsOut'][number], now: number) {
  if (left > 0) return { count: `${left} left`, back: '' };
  return { count: 'Sold out', back: backAt === null ? 'Until put back' : `Back${backText(backAt, now)}` };
}

/** ` until 8 AM tomorrow` → ` at 8 AM tomorrow`. */
const backText = (backAt: string, now: number) => untilText(now, backAt).replace(/^ until /, ' at ');

/** Pieces of which few are left, and dishes that are sold out. */
export function RunsOut({
  report: { runsOut },
  now,
}: {
  readonly report: SalesReport;
  readonly now: number;
}) {
  const [isAll, setAll] = useState(false);
  return (
    <Panel aria-label="Runs out soon">
      <PanelHead>
        <h2>Runs out soon</h2>
        <TextLink to={paths.admin('closet')}>Stock</TextLink>
      </PanelHead>
      {runsOut.length === 0 ? (
        <Quiet>No size is down to its last 3 pieces, and no dish is sold out.</Quiet>
      ) : (
        <Low>
          {runsOut.slice(0, isAll ? undefined : FIRST).map((item) => {
            const { count, back } = leftText(item, now);
            const small = [item.color, item.size].filter(Boolean).join(', ') || back;
            return (
              <li key={`${item._id} ${item.size} ${item.color}`}>
                <span>
                  <span>{item.name}</span>
                  {small && <small>{small}</small>}
                </span>
                <b translate="no">{count}</b>
              </li>
            );
          })}
        </Low>
      )}
      {runsOut.length > FIRST && (
        <div>
          <TextButton type="button" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
            {`All ${runsOut.length}`}
          </TextButton>
        </div>
      )}
    </Panel>
  );
}

/** Orders that were refused or cancelled, by reason. */
export function NotSold({ range, report: { notSold } }: SideProps) {
  const to = ordersPath(range, { status: 'cancelled' });
  return (
    <Panel aria-label="Not sold">
      <PanelHead>
        <h2>Not sold</h2>
        {notSold.length > 0 && <TextLink to={to}>Orders</TextLink>}
      </PanelHead>
      {notSold.length === 0 ? (
        <Quiet>No order was refused or cancelled.</Quiet>
      ) : (
        <Lines>
          {notSold.map((row) => [
            <dt key={`${row.kind} ${row.reason}`}>{notSoldText(row)}</dt>,
            <dd key={`${row.kind} ${row.reason} amount`}>
              <FigureLink translate="no" to={to} aria-label={`${money(row.amount)}, open the orders`}>
                {money(row.amount)}
              </FigureLink>
            </dd>,
          ])}
        </Lines>
      )}
    </Panel>
  );
}

const Owed = styled.b`
  display: block;
  padding-block: 12px 4px;
  font: 600 1.75rem / 1.1 var(--font-display);
  font-feature-settings: 'tnum', 'lnum';
`;

const Ruled = styled(Lines)`
  padding-top: 12px;
  border-top: 1px solid var(--line);
`;

const Low = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 12px;
    padding-block: 9px;
    border-bottom: 1px solid var(--line);
    line-height: 1.4;
  }

  li:last-child {
    border-bottom: 0;
  }

  small {
    display: block;
    font-size: var(--t-small);
    color: var(--muted);
  }

  b {
    font-weight: 650;
    white-space: nowrap;
  }
`;
