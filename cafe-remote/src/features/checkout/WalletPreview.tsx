import { callQuery } from '@storefront/shared/query/call-query';
import { METHOD_NAMES, type Wallet } from '@storefront/shared/rules/payment';
import { Button } from '@storefront/shared/ui/Button';
import { Skeleton } from '@storefront/shared/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { WalletQr } from '../../common/WalletQr';

interface WalletPreviewProps {
  readonly wallet: Wallet;
  /** `Rs 500.00` */
  readonly amount: string;
}

/** Where one pays by the chosen wallet, before the order is placed (C281): the code of the order comes with it. */
export function WalletPreview({ wallet, amount }: WalletPreviewProps) {
  const { data, isPending, refetch } = useQuery(callQuery('getWallet', { params: { method: wallet } }));
  if (isPending) return <Skeleton height="360px" />;
  if (!data)
    return (
      <Box>
        <p>We could not load the QR code. You see it after you order.</p>
        <Button variant="secondary" onClick={() => void refetch()}>
          Try again
        </Button>
      </Box>
    );
  const { accountName, walletId, image, imageSet } = data;
  return (
    <Box>
      {image && <WalletQr image={image} imageSet={imageSet} />}
      <p>
        <span>{`${METHOD_NAMES[wallet]}: `}</span>
        <b>{[accountName, walletId].filter(Boolean).join(', ')}</b>
      </p>
      <p>
        Place the order first, then pay <b translate="no">{amount}</b>. This QR code and your order’s code,
        the reference of your payment, are on the page of your order.
      </p>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: 12px;
  padding: 16px;
  border-radius: var(--r-control);
  box-shadow: inset 0 0 0 1.5px var(--line);
  font-size: var(--t-small);
  line-height: 1.45;
  overflow-wrap: anywhere;
`;
