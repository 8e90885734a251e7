import { request } from '@storefront/shared/api';
import type { AuditEntry } from '@storefront/shared/contract/entities/audit-entry';
import { callQuery } from '@storefront/shared/query/call-query';
import { Link } from '@storefront/shared/router';
import { AUDIT_KINDS, type AuditKind } from '@storefront/shared/rules/audit-kinds';
import { formatDateTime } from '@storefront/shared/rules/format-date-time';
import { LIMIT_MAX } from '@storefront/shared/rules/paging';
import { notify } from '@storefront/shared/toast';
import { Button } from '@storefront/shared/ui/Button';
import { Chip } from '@storefront/shared/ui/Chip';
import { Field } from '@storefront/shared/ui/Field';
import { ResultStatus } from '@storefront/shared/ui/ResultStatus';
import { Select } from '@storefront/shared/ui/Select';
import { TextInput } from '@storefront/shared/ui/TextInput';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { saveCsv } from '../../common/csv';
import { type Column, DataTable } from '../../common/DataTable';
import { ListStates } from '../../common/ListStates';
import { listStateOf } from '../../common/list-state';
import { OlderPager } from '../../common/OlderPager';
import { TabHead } from '../../common/TabHead';
import { auditCsv } from './audit-csv';
import { actorText, actText, changeText, kindWords, placeOf } from './audit-words';
import { type AuditFilter, useAuditFilter } from './use-audit-filter';

/** Entries on a page, and the most that an export holds. */
const PAGE = 50;
const EXPORT_MAX = 2000;

/** Reads all entries of a filter, up to the most that an export holds. */
async function readAll(filter: AuditFilter): Promise<AuditEntry[]> {
  const all: AuditEntry[] = [];
  for (;;) {
    const last = all.at(-1);
    const page = await request('listAudit', { query: { ...filter, limit: LIMIT_MAX, olderThan: last?._id } });
    all.push(...page);
    if (page.length < LIMIT_MAX || all.length >= EXPORT_MAX) return all.slice(0, EXPORT_MAX);
  }
}

const exportAll = (filter: AuditFilter) =>
  notify.during(
    readAll(filter).then((entries) => saveCsv('who-did-what.csv', auditCsv(entries))),
    { loading: 'Exporting…', success: 'Exported', failure: 'Failed to export' },
  );

const columnsOf = (change: (changes: AuditFilter) => void): readonly Column<AuditEntry>[] => [
  {
    label: 'What',
    role: 'title',
    width: '30%',
    cell: (entry) => {
      const to = placeOf(entry);
      return (
        <>
          <span>{`${actText(entry.action)} `}</span>
          {entry.name && <bdi>{to ? <Link to={to}>{entry.name}</Link> : entry.name}</bdi>}
        </>
      );
    },
  },
  {
    label: 'Who',
    width: '16%',
    cell: (entry) => (
      <Plain type="button" title="Show only what they did" onClick={() => change({ actor: entry.actor })}>
        <bdi>{actorText(entry)}</bdi>
      </Plain>
    ),
  },
  {
    label: 'Changes',
    cell: ({ changes }) =>
      changes.length === 0
        ? '–'
        : changes.map((each) => (
            <Change key={each.field}>
              <bdi>{changeText(each)}</bdi>
            </Change>
          )),
  },
  { label: 'When', width: '180px', align: 'right', cell: ({ at }) => formatDateTime(at, null) },
];

/** The audit, `/admin/history`: who did what, when, with the values before and after (C291). */
export function AuditTab() {
  const { filter, change } = useAuditFilter();
  const query = useQuery(callQuery('listAudit', { query: filter }));
  const rows = query.data ?? [];
  const [first] = rows;
  const { kind, actor, subject, olderThan } = filter;
  const last = rows.length >= PAGE ? rows.at(-1) : undefined;
  const day = (name: 'from' | 'until', label: string) => (
    <Field label={label}>
      <TextInput
        type="date"
        value={filter[name] ?? ''}
        onChange={({ target }) => change({ [name]: target.value || undefined })}
      />
    </Field>
  );
  return (
    <>
      <TabHead title="Who did what">
        <Button variant="secondary" disabled={rows.length === 0} onClick={() => void exportAll(filter)}>
          Export
        </Button>
      </TabHead>
      <Tools>
        <Field label="About">
          <Select
            value={kind ?? ''}
            onChange={({ target }) => change({ kind: (target.value || undefined) as AuditKind | undefined })}
          >
            <option value="">Everything</option>
            {AUDIT_KINDS.map((each) => (
              <option key={each} value={each}>
                {kindWords[each]}
              </option>
            ))}
          </Select>
        </Field>
        {day('from', 'From')}
        {day('until', 'Until')}
        {actor && (
          <Chip onRemove={() => change({ actor: undefined })}>{first ? actorText(first) : 'One person'}</Chip>
        )}
        {subject && <Chip onRemove={() => change({ subject: undefined })}>{first?.name ?? 'One thing'}</Chip>}
      </Tools>
      <ResultStatus
        count={query.isFetching ? null : rows.length}
        hasMore={last !== undefined}
        names={['entry', 'entries']}
        of={kind && kindWords[kind]}
      />
      <ListStates
        list={listStateOf(query)}
        what="entries"
        failure="Failed to load who did what"
        empty={rows.length > 0 ? null : olderThan ? 'Nothing older was done' : 'Nothing like that was done'}
      >
        <DataTable label="Who did what" columns={columnsOf(change)} rows={rows} keyOf={({ _id }) => _id} />
      </ListStates>
      <OlderPager
        isNewest={olderThan === undefined}
        isLoading={query.isPending}
        hasOlder={last !== undefined}
        onNewest={() => change({ olderThan: undefined })}
        onOlder={() => change({ olderThan: last?._id })}
      />
    </>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 12px;
  padding-bottom: 16px;

  > div {
    flex: 1 1 8.75rem;
    min-width: 0;
    max-width: 13.75rem;
  }

  /* On a phone the two days stand side by side below it. */
  @media (max-width: 639px) {
    > div:first-child {
      flex-basis: 100%;
      max-width: none;
    }
  }
`;

const Plain = styled.button`
  min-height: var(--tap);
  text-align: left;
  text-decoration: underline;
  text-decoration-color: var(--edge);
  text-underline-offset: 4px;
  overflow-wrap: anywhere;
`;

const Change = styled.p`
  font-size: var(--t-small);
  overflow-wrap: anywhere;
`;
