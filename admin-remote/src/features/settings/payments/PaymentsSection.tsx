import { isNotFound } from '@storefront/shared/api/api-error';
import type { PaymentSetting } from '@storefront/shared/contract/entities/payment';
import { callQuery } from '@storefront/shared/query/call-query';
import { METHOD_NAMES } from '@storefront/shared/rules/payment';
import { IconButton } from '@storefront/shared/ui/IconButton';
import { penIcon } from '@storefront/shared/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { ListStates } from '../../../common/ListStates';
import { listStateOf } from '../../../common/list-state';
import { SettingSection } from '../setting-style';
import { PaymentDialog } from './PaymentDialog';

/** The ways to pay, each on or off; cash has no switch (C280). Hides with a server that knows none. */
export function PaymentsSection() {
  const query = useQuery(callQuery('listPaymentSettings', {}));
  const [edited, setEdited] = useState<PaymentSetting | null>(null);
  if (isNotFound(query.error)) return null;
  return (
    <Section aria-labelledby="payments">
      <h2 id="payments">Ways to pay</h2>
      <p>Customers choose one at the checkout. A wallet is paid after the order; you confirm each payment.</p>
      <ListStates
        list={listStateOf(query)}
        what="ways to pay"
        failure="Failed to fetch ways to pay"
        empty={query.data?.length === 0 ? 'No ways to pay' : null}
      >
        <ul>
          <li>
            <span>Cash</span>
            <b>Always on</b>
          </li>
          {query.data?.map((setting) => (
            <li key={setting.method}>
              <span>
                <span>{METHOD_NAMES[setting.method]}</span>
                {setting.walletId && <small>{setting.walletId}</small>}
              </span>
              <b data-on={setting.active}>{setting.active ? 'On' : 'Off'}</b>
              <IconButton
                icon={penIcon}
                label={`Edit ${METHOD_NAMES[setting.method]}`}
                onClick={() => setEdited(setting)}
              />
            </li>
          ))}
        </ul>
      </ListStates>
      {edited && <PaymentDialog setting={edited} onClose={() => setEdited(null)} />}
    </Section>
  );
}

const Section = styled(SettingSection)`
  li {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 48px;
    border-top: 1px solid var(--line);
    overflow-wrap: anywhere;
  }

  li > span {
    flex: 1;
    min-width: 0;
  }

  small {
    display: block;
    color: var(--muted);
  }

  b {
    font-size: var(--t-small);
    font-weight: 600;
    color: var(--muted);
  }

  [data-on='true'] {
    color: var(--ok);
  }
`;
