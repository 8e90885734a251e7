import type { Coupon } from '@storefront/shared/contract/entities/coupon';
import { callQuery } from '@storefront/shared/query/call-query';
import { Button } from '@storefront/shared/ui/Button';
import { IconButton } from '@storefront/shared/ui/IconButton';
import { penIcon } from '@storefront/shared/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { ListStates } from '../../../common/ListStates';
import { listStateOf } from '../../../common/list-state';
import { Hint, SettingTitle } from '../setting-style';
import { CouponDialog } from './CouponDialog';
import { termsText, valueText } from './coupon-form';

const usesText = ({ uses }: Coupon) => `${uses} ${uses === 1 ? 'use' : 'uses'}`;

/** Lists coupons with their uses so far (C275). Hidden with a server that tells no happy hours: it knows no offers. */
export function CouponsSection() {
  const { data: settings } = useQuery(callQuery('getSettings', {}));
  return settings?.happyHours ? <CouponsPanel /> : null;
}

function CouponsPanel() {
  const query = useQuery(callQuery('listCoupons', {}));
  /** Null: a new one. */
  const [opened, setOpened] = useState<Coupon | null | undefined>(undefined);
  const coupons = query.data ?? [];
  return (
    <section aria-labelledby="coupons">
      <SettingTitle id="coupons">Coupons</SettingTitle>
      <Hint>Customers type the code at the checkout. An order has one code at most.</Hint>
      <ListStates
        list={listStateOf(query)}
        what="coupons"
        failure="Failed to load the coupons"
        empty={coupons.length === 0 ? 'No coupons yet' : null}
      >
        <List>
          {coupons.map((coupon) => (
            <li key={coupon._id}>
              <Terms>
                <b translate="no">{coupon.code}</b>
                {!coupon.active && <em>Not active</em>}
                {termsText(coupon) && <small>{termsText(coupon)}</small>}
              </Terms>
              <span>{`${valueText(coupon)} off`}</span>
              <span>{usesText(coupon)}</span>
              <IconButton icon={penIcon} label={`Edit ${coupon.code}`} onClick={() => setOpened(coupon)} />
            </li>
          ))}
        </List>
      </ListStates>
      <Button variant="secondary" onClick={() => setOpened(null)}>
        Add a coupon
      </Button>
      {opened !== undefined && <CouponDialog coupon={opened} onClose={() => setOpened(undefined)} />}
    </section>
  );
}

const List = styled.ul`
  margin-block: 12px 16px;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 16px;
    min-height: var(--tap);
    padding-block: 4px;
    border-top: 1px solid var(--line);
  }

  li > span {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  /* The pen stays at the right edge, below the terms stand amount and uses. */
  @media (max-width: 639px) {
    li {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) auto;
      padding-block: 8px;
    }

    li > :first-child {
      grid-column: 1 / 3;
    }

    li > :last-child {
      grid-area: 1 / 3 / span 2;
    }
  }
`;

const Terms = styled.div`
  flex: 1 1 12rem;
  min-width: 0;
  overflow-wrap: anywhere;

  em {
    margin-left: 8px;
    font-style: normal;
    font-size: var(--t-small);
    color: var(--accent-text);
  }

  small {
    display: block;
    font-size: var(--t-small);
    color: var(--muted);
  }
`;
