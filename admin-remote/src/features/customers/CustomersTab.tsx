import { readRuntimeConfig } from '@storefront/shared/config';
import type { Customer } from '@storefront/shared/contract/entities/user';
import { Link } from '@storefront/shared/router';
import { formatDay } from '@storefront/shared/rules/format-date-time';
import { isPhonePart } from '@storefront/shared/rules/order-search';
import { PAGE_SIZES, rowNumber } from '@storefront/shared/rules/paging';
import { EmailText } from '@storefront/shared/ui/EmailText';
import { useState } from 'react';
import styled from 'styled-components';
import { customerAddress } from '../../common/customer-address';
import { type Column, DataTable } from '../../common/DataTable';
import { owesText } from '../../common/order-words';
import { SearchableList } from '../../common/SearchableList';
import { useSearchList } from '../../common/use-search-list';
import { CustomerDialog } from './CustomerDialog';

const columnsOf = (page: number, onOpen: (user: Customer) => void): readonly Column<Customer>[] => [
  { label: 'S.N.', width: '72px', cell: (_, index) => rowNumber(page, PAGE_SIZES.adminCustomers, index) },
  {
    label: 'Name',
    role: 'title',
    cell: (user) => <Name user={user} onOpen={onOpen} />,
  },
  {
    label: 'Email',
    cell: ({ email, phone }) => (
      <>
        <EmailText email={email} />
        {phone && <Phone>{phone}</Phone>}
      </>
    ),
  },
  { label: 'Points', width: '120px', align: 'right', cell: PointsCell },
  { label: 'Join Date', width: '160px', align: 'right', cell: ({ createdAt }) => formatDay(createdAt) },
];

interface NameProps {
  readonly user: Customer;
  readonly onOpen: (user: Customer) => void;
}

/** Leads to the customer's page; a server that knows only §7 has none, there it opens the dialog (C300). */
const Name = ({ user, onOpen }: NameProps) =>
  readRuntimeConfig().ownServer ? (
    <Opener as={Link} to={customerAddress(user._id)}>
      <bdi>{user.fullName}</bdi>
    </Opener>
  ) : (
    <Opener type="button" onClick={() => onOpen(user)}>
      <bdi>{user.fullName}</bdi>
    </Opener>
  );

/** The points of a customer, and those that they owe (P42). */
const PointsCell = ({ points, pointsOwed }: Customer) => (
  <>
    <span translate="no">{points}</span>
    {!!pointsOwed && <Owes>{owesText(pointsOwed)}</Owes>}
  </>
);

/** Lists customers (§2 "Customers tab"), found by name or by the phone of an order (C173). A name leads to the customer. */
export function CustomersTab() {
  const list = useSearchList('listUsers', {
    pageSize: PAGE_SIZES.adminCustomers,
    nameOf: ({ fullName }) => fullName,
    matches: ({ phone }, search) => phone != null && isPhonePart(phone, search),
  });
  const [opened, setOpened] = useState<Customer | null>(null);
  const knowsPhones = list.rows.some(({ phone }) => phone !== undefined);
  return (
    <>
      <SearchableList
        list={list}
        title="Customers"
        what="customers"
        searchLabel="Search customers"
        placeholder={knowsPhones ? 'Name or phone' : 'Search customers'}
      >
        <DataTable
          label="Customers"
          columns={columnsOf(list.page, setOpened)}
          rows={list.rows}
          keyOf={({ _id }) => _id}
        />
      </SearchableList>
      {opened && <CustomerDialog customer={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

const Phone = styled.bdi`
  display: block;
  font-size: var(--t-small);
  color: var(--muted);
`;

const Owes = styled.span`
  display: block;
  font-size: var(--t-small);
  color: var(--error);
`;

const Opener = styled.button`
  display: inline-flex;
  align-items: center;
  min-height: var(--tap);
  font-weight: 650;
  color: inherit;
  text-align: left;
  text-decoration: underline;
  text-decoration-color: var(--edge);
  text-underline-offset: 4px;
  overflow-wrap: anywhere;
`;
