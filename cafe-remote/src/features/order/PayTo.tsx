import type { FollowedOrder } from '@storefront/shared/contract/entities/followed-order';
import { callQuery } from '@storefront/shared/query/call-query';
import { notify } from '@storefront/shared/toast';
import { Button } from '@storefront/shared/ui/Button';
import { CallShop } from '@storefront/shared/ui/CallShop';
import { copyText } from '@storefront/shared/ui/copy-text';
import { Icon } from '@storefront/shared/ui/Icon';
import { copyIcon } from '@storefront/shared/ui/icons';
import { Notice } from '@storefront/shared/ui/Notice';
import { Skeleton } from '@storefront/shared/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { WalletQr } from '../../common/WalletQr';
import { Fact } from './Fact';

interface PayToProps {
  readonly order: FollowedOrder;
  readonly linkKey: string | undefined;
  /** `Rs 500.00` */
  readonly amount: string;
}

async function copy(code: string): Promise<void> {
  if (await copyText(code)) notify.success('Reference copied');
  else notify.error(`This browser does not copy. The reference is ${code}`);
}

/** Where to pay an order: QR code, account, amount and reference (C281). */
export function PayTo({ order: { code }, linkKey, amount }: PayToProps) {
  const asked = callQuery('getPayment', {
    params: { code },
    query: linkKey === undefined ? {} : { key: linkKey },
  });
  const { data, isPending, refetch } = useQuery({ ...asked, staleTime: Infinity });
  const { accountName, walletId, image, imageSet } = data ?? {};
  return (
    <Columns>
      {isPending && <Skeleton height="240px" />}
      {!isPending && !data && (
        <Notice
          kind="warning"
          title="We could not load where to pay"
          actions={
            <>
              <Button variant="secondary" onClick={() => void refetch()}>
                Try again
              </Button>
              <CallShop />
            </>
          }
        >
          Your order is placed. You can also pay it at the door.
        </Notice>
      )}
      {image && <WalletQr image={image} imageSet={imageSet} />}
      <dl>
        {accountName && <Fact name="Pay to">{accountName}</Fact>}
        {walletId && <Fact name="Id">{walletId}</Fact>}
        <Fact name="Amount">
          <b translate="no">{amount}</b>
        </Fact>
        <Fact name="Reference">
          <b translate="no">{code}</b>
          <Button variant="secondary" onClick={() => void copy(code)} aria-label="Copy reference">
            <Icon path={copyIcon} size={18} />
            Copy
          </Button>
        </Fact>
      </dl>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  gap: 16px;

  @media (min-width: 40em) {
    grid-template-columns: minmax(240px, max-content) minmax(0, 1fr);
    align-items: start;

    /* Without a picture the facts have the whole width. */
    > :only-child,
    > [role='status'] {
      grid-column: 1 / -1;
    }
  }
`;
