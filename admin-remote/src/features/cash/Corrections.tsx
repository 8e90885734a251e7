import type { CashCorrection } from '@storefront/shared/contract/entities/cash';
import { callQuery } from '@storefront/shared/query/call-query';
import { Link } from '@storefront/shared/router';
import { formatDateTime } from '@storefront/shared/rules/format-date-time';
import { useQuery } from '@tanstack/react-query';
import { EventList } from '../../common/event-list';
import { ListStates } from '../../common/ListStates';
import { listStateOf } from '../../common/list-state';
import { orderAddress } from '../../common/order-address';
import { Quiet } from '../../common/report-style';
import { money } from './cash-words';
import { PartTitle } from './SumLines';

const sumText = (rupees: number | null): string => (rupees === null ? 'not counted' : money(rupees));

function changeText({ before, after, cash }: CashCorrection): string {
  const total =
    before === after
      ? `Total ${sumText(after)}, paid in another way`
      : `${sumText(before)} → ${sumText(after)}`;
  return cash === 0 ? `${total}, no cash` : `${total}, cash ${money(cash)}`;
}

interface CorrectionsProps {
  /** Number of a closing, or of the open period. */
  readonly number: number;
  /** How many it has; the server sends the newest 200. */
  readonly count: number;
}

/** What happened to orders of closed periods, and counts in this one (C311). */
export function Corrections({ number, count }: CorrectionsProps) {
  const query = useQuery(callQuery('listCashCorrections', { query: { number: String(number) } }));
  const rows = query.data ?? [];
  return (
    <section aria-labelledby={`corrections-${number}`}>
      <PartTitle id={`corrections-${number}`}>Corrections of closed periods</PartTitle>
      <ListStates
        list={listStateOf(query)}
        what="corrections"
        failure="Failed to load the corrections"
        empty={null}
      >
        <EventList>
          {rows.map((row) => (
            <li key={`${row.orderId} ${row.at} ${row.before} ${row.after}`}>
              <b>
                <Link to={orderAddress({ _id: row.orderId, code: row.code })}>{`Order ${row.code}`}</Link>
              </b>
              <time translate="no" dateTime={row.at}>
                {formatDateTime(row.at, null)}
              </time>
              <p>{changeText(row)}</p>
              <span>
                <bdi>{row.by ?? 'Automatically'}</bdi>
              </span>
            </li>
          ))}
        </EventList>
        {rows.length < count && <Quiet>{`These are the newest ${rows.length}.`}</Quiet>}
      </ListStates>
    </section>
  );
}
