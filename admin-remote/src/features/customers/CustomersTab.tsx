import type { User } from '@storefront/shared/contract/entities/user';
import { PAGE_SIZES, rowNumber } from '@storefront/shared/rules/paging';
import { type Column, DataTable } from '../../common/DataTable';
import { formatDay } from '../../common/format-moment';
import { SearchableList } from '../../common/SearchableList';
import { useSearchList } from '../../common/use-search-list';

const columnsOf = (page: number): readonly Column<User>[] => [
  { label: 'S.N.', width: '72px', cell: (_, index) => rowNumber(page, PAGE_SIZES.adminCustomers, index) },
  {
    label: 'Name',
    role: 'title',
    cell: ({ fullName }) => (
      <b>
        <bdi>{fullName}</bdi>
      </b>
    ),
  },
  { label: 'Email', cell: ({ email }) => <bdi>{email}</bdi> },
  { label: 'Points', width: '120px', align: 'right', cell: ({ points }) => points },
  { label: 'Join Date', width: '160px', align: 'right', cell: ({ createdAt }) => formatDay(createdAt) },
];

/** Customers (§2 "Customers tab"). */
export function CustomersTab() {
  const list = useSearchList('listUsers', {
    pageSize: PAGE_SIZES.adminCustomers,
    nameOf: ({ fullName }) => fullName,
  });
  return (
    <SearchableList list={list} title="Customers" what="customers" searchLabel="Search customers">
      <DataTable label="Customers" columns={columnsOf(list.page)} rows={list.rows} keyOf={({ _id }) => _id} />
    </SearchableList>
  );
}
