import { request } from '@storefront/shared/api';
import { ApiError } from '@storefront/shared/api/api-error';
import { readRuntimeConfig } from '@storefront/shared/config';
import type { CashClosing, CashPeriod } from '@storefront/shared/contract/entities/cash';
import { paths } from '@storefront/shared/paths';
import { callQuery } from '@storefront/shared/query/call-query';
import { Navigate } from '@storefront/shared/router';
import { formatDateTime } from '@storefront/shared/rules/format-date-time';
import { LIMIT_MAX } from '@storefront/shared/rules/paging';
import { notify } from '@storefront/shared/toast';
import { Button } from '@storefront/shared/ui/Button';
import { ButtonLink } from '@storefront/shared/ui/ButtonLink';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { saveCsv } from '../../common/csv';
import { ListStates } from '../../common/ListStates';
import { listStateOf } from '../../common/list-state';
import { Panel, Quiet } from '../../common/report-style';
import { TabHead } from '../../common/TabHead';
import { useNow } from '../../common/use-now';
import { CloseForm } from './CloseForm';
import { Closings } from './Closings';
import { Corrections } from './Corrections';
import { cashCsv } from './cash-csv';
import { money } from './cash-words';
import { PartTitle, SumLines, Sums } from './SumLines';

/** The open period is read again after this time, ms. */
const AGAIN = 60_000;
/** The most closings that an export holds. */
const EXPORT_MAX = 2000;

const isAbsent = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** Reads all closings, up to the most that an export holds. */
async function readAll(): Promise<CashClosing[]> {
  const all: CashClosing[] = [];
  for (;;) {
    const last = all.at(-1)?.number;
    const page = await request('listCashClosings', {
      query: { limit: LIMIT_MAX, ...(last !== undefined && { before: String(last) }) },
    });
    all.push(...page);
    if (page.length < LIMIT_MAX || all.length >= EXPORT_MAX) return all.slice(0, EXPORT_MAX);
  }
}

const exportAll = () =>
  notify.during(
    readAll().then((closings) => saveCsv('closings.csv', cashCsv(closings))),
    { loading: 'Exporting…', success: 'Exported', failure: 'Failed to export' },
  );

/** The cash-up, `/admin/cash` (C312). With a server that has none it leads to the first tab. */
export function CashTab() {
  const { ownServer } = readRuntimeConfig();
  const now = useNow();
  const query = useQuery({
    ...callQuery('getCashPeriod', {}),
    enabled: ({ state }) => ownServer && !isAbsent(state.error),
    refetchInterval: AGAIN,
  });
  const [forms, setForms] = useState(0);
  const period = query.data;

  if (!ownServer || isAbsent(query.error)) return <Navigate to={paths.admin()} replace />;
  return (
    <>
      <TabHead title="Cash-up">
        <ButtonLink variant="secondary" to={paths.admin('today')}>
          Today
        </ButtonLink>
        <Button variant="secondary" disabled={!period?.since} onClick={() => void exportAll()}>
          Export
        </Button>
      </TabHead>
      <ListStates
        list={listStateOf(query)}
        what="the cash-up"
        failure="Failed to load the cash-up"
        empty={null}
      >
        {period && (
          <Parts>
            <CloseForm
              key={forms}
              period={period}
              now={now}
              isNext={forms > 0}
              onClosed={() => setForms(forms + 1)}
            />
            <OpenPeriod period={period} />
          </Parts>
        )}
      </ListStates>
      {period?.since && <Closings />}
    </>
  );
}

/** What was taken since the last closing. */
function OpenPeriod({ period }: { readonly period: CashPeriod }) {
  const { since, number, float, expectedCash, sums } = period;
  if (since === null) return null;
  return (
    <Panel aria-labelledby="period">
      <h2 id="period">{`Period ${number}`}</h2>
      <Quiet>{`Since ${formatDateTime(since, null)}. Orders count when they are handed over.`}</Quiet>
      <Sums>
        <div>
          <dt>In the drawer at the start</dt>
          <dd translate="no">{money(float)}</dd>
        </div>
        <div>
          <dt>Cash taken</dt>
          <dd translate="no">{money(sums.cash)}</dd>
        </div>
        <div data-total>
          <dt>Expected in the drawer</dt>
          <dd translate="no">{money(expectedCash)}</dd>
        </div>
      </Sums>
      <PartTitle>Takings</PartTitle>
      <SumLines sums={sums} />
      {sums.corrections > 0 && <Corrections number={number} count={sums.corrections} />}
    </Panel>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-items: start;
  padding-bottom: 24px;

  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);
  }
`;
