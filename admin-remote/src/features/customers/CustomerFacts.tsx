import type { Customer } from '@storefront/shared/contract/entities/user';
import { formatDay } from '@storefront/shared/rules/format-date-time';
import { EmailText } from '@storefront/shared/ui/EmailText';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { owesText, phoneLink } from '../../common/order-words';
import { Room } from './customer-style';

interface CustomerFactsProps {
  readonly customer: Customer;
  /** More facts, as `dt` and `dd`. */
  readonly children?: ReactNode;
}

/** Contact, points and join date of a customer. */
export function CustomerFacts({ customer, children }: CustomerFactsProps) {
  const { email, points, pointsOwed, phone, referalCode, createdAt } = customer;
  return (
    <Room>
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
        <dd translate="no">{formatDay(createdAt)}</dd>
        {children}
      </Facts>
    </Room>
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

  /* Large text: each fact stands below its name. */
  @container (max-width: 17em) {
    grid-template-columns: minmax(0, 1fr);

    dd {
      text-align: left;
    }
  }
`;
