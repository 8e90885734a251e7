import { ApiError } from '@storefront/shared/api/api-error';
import { readRuntimeConfig } from '@storefront/shared/config';
import type { SalesReport } from '@storefront/shared/contract/entities/sales-report';
import { paths } from '@storefront/shared/paths';
import { callQuery } from '@storefront/shared/query/call-query';
import { Navigate, useSearchParams } from '@storefront/shared/router';
import { shopDate } from '@storefront/shared/rules/kathmandu';
import { daysIn } from '@storefront/shared/rules/report-range';
import { ButtonLink } from '@storefront/shared/ui/ButtonLink';
import { Select } from '@storefront/shared/ui/Select';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { ListStates } from '../../common/ListStates';
import { listStateOf } from '../../common/list-state';
import { Quiet } from '../../common/report-style';
import { useNow } from '../../common/use-now';
import { chartRows, weekdayRows } from './chart-rows';
import { Figures } from './Figures';
import { ItemList } from './ItemList';
import { OwnDays } from './OwnDays';
import { Columns, Report } from './report-layout';
import {
  beforeText,
  type ChosenRange,
  optionText,
  RANGES,
  type RangeName,
  rangeTitles,
  readRange,
} from './report-range';
import { takingsNote, timeText } from './report-words';
import { SalesChart } from './SalesChart';
import { NotSold, Points, RunsOut } from './SideLists';
import { ReportSkeleton } from './TodaySkeleton';

/** A report of today is read again after this time, ms. */
const AGAIN = 60_000;

const isAbsent = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What the shop took and what it owes, `/admin/today` (C286). With a server that has no reports it leads to the first tab. */
export function TodayTab() {
  const { ownServer } = readRuntimeConfig();
  const now = useNow();
  const [parameters, setParameters] = useSearchParams();
  const range = readRange(parameters, now);
  const [isOwn, setOwn] = useState(range.name === 'own');
  const { from, to } = range;
  const query = useQuery({
    ...callQuery('getSalesReport', { query: { from, to } }),
    enabled: ({ state }) => ownServer && !isAbsent(state.error),
    refetchInterval: to >= shopDate(now) ? AGAIN : false,
  });
  const choose = (name: RangeName) => {
    setOwn(name === 'own');
    if (name !== 'own') setParameters(name === 'today' ? {} : { range: name });
  };

  if (!ownServer || isAbsent(query.error)) return <Navigate to={paths.admin()} replace />;
  return (
    <>
      <Head>
        <div>
          <h1>{rangeTitles[range.name]}</h1>
          <Quiet>{query.data ? timeText(query.data.now, now) : '\u00a0'}</Quiet>
        </div>
        <Choice
          aria-label="Days of the report"
          value={isOwn ? 'own' : range.name}
          onChange={({ target }) => choose(RANGES.find((name) => name === target.value) ?? 'today')}
        >
          {RANGES.map((name) => (
            <option key={name} value={name}>
              {optionText(name, now)}
            </option>
          ))}
        </Choice>
        <ButtonLink variant="secondary" to={paths.admin('cash')}>
          Cash-up
        </ButtonLink>
      </Head>
      {isOwn && (
        <OwnDays key={`${from} ${to}`} range={range} onChoose={(days) => setParameters({ ...days })} />
      )}
      <ListStates
        list={listStateOf(query)}
        what="the report"
        failure="Failed to load the report"
        empty={null}
        loading={<ReportSkeleton />}
      >
        {query.data && <ReportOf range={range} report={query.data} now={now} />}
      </ListStates>
    </>
  );
}

interface ReportProps {
  readonly range: ChosenRange;
  readonly report: SalesReport;
  readonly now: number;
}

function ReportOf({ range, report, now }: ReportProps) {
  const settings = useQuery(callQuery('getSettings', {})).data;
  const { total } = report.now;
  const isMore = daysIn(range) > 1;
  const before = capital(beforeText(range));
  return (
    <Report>
      {total.orders === 0 && (
        <None>{range.name === 'today' ? 'No orders yet today' : 'No orders in this time'}</None>
      )}
      <Figures range={range} report={report} />
      <Columns>
        <div>
          <SalesChart
            title="By hour"
            column="Hour"
            rows={chartRows(report, settings, now)}
            cafe={total.cafe}
            closet={total.closet}
            before={before}
            note={takingsNote(total)}
          />
          {isMore && (
            <SalesChart
              title="By weekday, average of a day"
              column="Weekday"
              rows={weekdayRows(report)}
              cafe={total.cafe}
              closet={total.closet}
              before={before}
              note={null}
            />
          )}
          <ItemList shop="cafe" range={range} items={report.items.cafe} />
          <ItemList shop="closet" range={range} items={report.items.closet} />
        </div>
        <div>
          <Points range={range} report={report} />
          <RunsOut report={report} now={now} />
          <NotSold range={range} report={report} />
        </div>
      </Columns>
    </Report>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 12px;
  padding: 16px 0 12px;

  h1 {
    padding-top: 4px;
    font-size: 2rem;
  }

  /* The time below the title comes later, and must move nothing. */
  > div {
    flex: 1 1 100%;
  }

  @media (min-width: 640px) {
    > div {
      flex: 1;
    }
  }

  @media (min-width: 1024px) {
    padding: 24px 0 16px;
  }
`;

const Choice = styled(Select)`
  flex: 1 1 9em;
  min-width: 0;

  && select {
    font-weight: 600;
  }

  @media (min-width: 640px) {
    flex: none;
  }
`;

const None = styled.p`
  font-weight: 600;
`;
