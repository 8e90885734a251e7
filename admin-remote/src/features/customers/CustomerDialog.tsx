import { readRuntimeConfig } from '@storefront/shared/config';
import type { Customer } from '@storefront/shared/contract/entities/user';
import { formatDay } from '@storefront/shared/rules/format-date-time';
import { Button } from '@storefront/shared/ui/Button';
import { Dialog } from '@storefront/shared/ui/Dialog';
import styled from 'styled-components';
import { EmailText } from '../../common/EmailText';
import { HistoryLink } from '../../common/HistoryLink';
import { owesText, phoneLink } from '../../common/order-words';
import { CustomerOrders } from './CustomerOrders';
import { CustomerPoints } from './CustomerPoints';

interface CustomerDialogProps {
  readonly customer: Customer;
  readonly onClose: () => void;
}

/** Shows one customer: contact, points and orders. */
export function CustomerDialog({ customer, onClose }: CustomerDialogProps) {
  const { _id, fullName, email, points, pointsOwed, phone, referalCode, createdAt } = customer;
  return (
    <Dialog
      open
      onClose={onClose}
      title={<bdi>{fullName}</bdi>}
      actions={
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <Facts>
        <dt>Email</dt>
        <dd>
          <EmailText email={email} />
        </dd>
        {phone && (
          <>
            <dt>Phone</dt>
            <dd>
              <a href={phoneLink(phone)}>{phone}</a>
            </dd>
          </>
        )}
        <dt>Points</dt>
        <dd>{[points, owesText(pointsOwed)].filter((part) => part !== '').join(', ')}</dd>
        <dt>Referral code</dt>
        <dd>{referalCode}</dd>
        <dt>Join Date</dt>
        <dd>{formatDay(createdAt)}</dd>
      </Facts>
      <HistoryLink subject={_id} />
      <CustomerOrders userId={_id} />
      {readRuntimeConfig().ownServer && <CustomerPoints userId={_id} />}
    </Dialog>
  );
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 6px 16px;
  margin-bottom: 24px;

  dt {
    color: var(--muted);
  }

  dd {
    text-align: right;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums lining-nums;
  }
`;
