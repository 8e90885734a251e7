import type { CustomerPage as Customer } from '@storefront/shared/contract/entities/customer-page';
import { usePageTitle } from '@storefront/shared/hooks/use-page-title';
import { paths } from '@storefront/shared/paths';
import { callQuery } from '@storefront/shared/query/call-query';
import { Link, useParams } from '@storefront/shared/router';
import { DELETED_CUSTOMER } from '@storefront/shared/rules/customer-terms';
import { Skeleton } from '@storefront/shared/ui/Skeleton';
import { VisuallyHidden } from '@storefront/shared/ui/VisuallyHidden';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { customerAddress } from '../../../common/customer-address';
import { HistoryLink } from '../../../common/HistoryLink';
import { ListStates } from '../../../common/ListStates';
import { listStateOf } from '../../../common/list-state';
import { CustomerFacts } from '../CustomerFacts';
import { CustomerOrders } from '../CustomerOrders';
import { CustomerPoints } from '../CustomerPoints';
import { CustomerActions } from './CustomerActions';
import { Note } from './Note';
import { Referrals } from './Referrals';
import { referralWords } from './referral-words';
import { SavedAddresses } from './SavedAddresses';

const Loading = () => (
  <Columns role="status">
    <VisuallyHidden>Loading the customer</VisuallyHidden>
    <Skeleton height="420px" radius="var(--r-panel)" />
    <Skeleton height="420px" radius="var(--r-panel)" />
  </Columns>
);

/** One customer, `/admin/customers/{id}`: contact, note, addresses, orders, points and referrals (C300). */
export function CustomerPage() {
  const { id = '' } = useParams();
  const query = useQuery(callQuery('getCustomer', { params: { id } }));
  const customer = query.data;
  usePageTitle(customer?.fullName);
  return (
    <>
      <Back>
        <Link to={paths.admin('customers')}>All customers</Link>
      </Back>
      <Head>
        <h1>{customer ? <bdi>{customer.fullName}</bdi> : 'Customer'}</h1>
        {customer && <CustomerActions key={id} customer={customer} />}
      </Head>
      <ListStates
        list={listStateOf(query)}
        what="the customer"
        failure="This customer could not be loaded"
        empty={null}
        loading={<Loading />}
      >
        {customer && <Sections key={id} customer={customer} />}
      </ListStates>
    </>
  );
}

function Sections({ customer }: { readonly customer: Customer }) {
  const { _id, addresses, note, referredBy } = customer;
  return (
    <Columns>
      <div>
        <Panel>
          <CustomerFacts customer={customer}>
            {referredBy && (
              <>
                <dt>Invited by</dt>
                <dd>
                  {referredBy.fullName === DELETED_CUSTOMER ? (
                    <span>{DELETED_CUSTOMER}</span>
                  ) : (
                    <Link to={customerAddress(referredBy._id)}>
                      <bdi>{referredBy.fullName}</bdi>
                    </Link>
                  )}
                  <span>{`, ${referralWords[referredBy.status].toLowerCase()}`}</span>
                </dd>
              </>
            )}
          </CustomerFacts>
          <HistoryLink subject={_id} />
        </Panel>
        {customer.role === 'customer' && (
          <Panel>
            <Note userId={_id} note={note} />
          </Panel>
        )}
        <Panel>
          <SavedAddresses addresses={addresses} />
        </Panel>
      </div>
      <div>
        <Panel>
          <CustomerOrders userId={_id} />
        </Panel>
        <Panel>
          <CustomerPoints userId={_id} />
        </Panel>
        <Panel>
          <Referrals userId={_id} />
        </Panel>
      </div>
    </Columns>
  );
}

const Back = styled.p`
  padding-top: 16px;

  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--tap);
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding-bottom: 16px;

  h1 {
    flex: 1 1 100%;
    padding-top: 4px;
    font-size: 2rem;
    overflow-wrap: anywhere;

    @media (min-width: 1024px) {
      flex-basis: 320px;
    }
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding-bottom: 32px;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 16px;
  }

  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`;

const Panel = styled.div`
  padding: 16px;
  border-radius: var(--r-panel);
  background: var(--surface);
  box-shadow: 0 0 0 1px var(--line);

  @media (min-width: 1024px) {
    padding: 20px 24px;
  }
`;
