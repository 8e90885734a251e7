import type { CashClosing } from '@storefront/shared/contract/entities/cash';
import { callQuery } from '@storefront/shared/query/call-query';
import { formatDateTime } from '@storefront/shared/rules/format-date-time';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { type Column, DataTable } from '../../common/DataTable';
import { ListStates } from '../../common/ListStates';
import { listStateOf } from '../../common/list-state';
import { OlderPager } from '../../common/OlderPager';
import { TextButton } from '../../common/report-style';
import { ClosingDialog } from './ClosingDialog';
import { dayText, money } from './cash-words';

/** Closings on a page. */
const PAGE = 30;

const columnsOf = (open: (closing: CashClosing) => void): readonly Column<CashClosing>[] => [
  {
    label: 'Closing',
    role: 'title',
    cell: (closing) => (
      <TextButton type="button" onClick={() => open(closing)}>
        {`${closing.number}, ${dayText(closing.day)}`}
      </TextButton>
    ),
  },
  { label: 'Takings', align: 'right', cell: ({ sums }) => money(sums.total) },
  { label: 'Expected', align: 'right', cell: ({ expectedCash }) => money(expectedCash) },
  { label: 'Counted', align: 'right', cell: ({ countedCash }) => money(countedCash) },
  { label: 'Difference', align: 'right', cell: ({ difference }) => money(difference) },
  {
    label: 'Closed',
    align: 'right',
    cell: ({ at, by }) => (
      <>
        <span>{`${formatDateTime(at, null)}, `}</span>
        <bdi>{by}</bdi>
      </>
    ),
  },
];

/** The closings, newest first, each opened for its details (C312). */
export function Closings() {
  const [before, setBefore] = useState<number | null>(null);
  const [opened, setOpened] = useState<CashClosing | null>(null);
  const query = useQuery(
    callQuery('listCashClosings', { query: before === null ? {} : { before: String(before) } }),
  );
  const rows = query.data ?? [];
  const last = rows.length >= PAGE ? rows.at(-1) : undefined;
  return (
    <section aria-labelledby="closings">
      <Title id="closings">Closings</Title>
      <ListStates
        list={listStateOf(query)}
        what="closings"
        failure="Failed to load the closings"
        empty={rows.length > 0 ? null : before === null ? 'No closings yet' : 'No older closings'}
      >
        <DataTable
          label="Closings"
          columns={columnsOf(setOpened)}
          rows={rows}
          keyOf={({ number }) => String(number)}
        />
      </ListStates>
      <OlderPager
        isNewest={before === null}
        isLoading={query.isPending}
        hasOlder={last !== undefined}
        onNewest={() => setBefore(null)}
        onOlder={() => setBefore(last?.number ?? null)}
      />
      {opened && <ClosingDialog closing={opened} onClose={() => setOpened(null)} />}
    </section>
  );
}

const Title = styled.h2`
  padding-bottom: 12px;
  font-size: 1.25rem;
`;
