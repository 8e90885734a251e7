import type { PayTo } from '@storefront/shared/contract/entities/payment';
import { DownloadLink } from '@storefront/shared/ui/DownloadLink';
import { Picture } from '@storefront/shared/ui/Picture';
import styled from 'styled-components';

type WalletQrProps = { readonly image: string } & Pick<PayTo, 'imageSet'>;

/** The QR code of a wallet, 240 px wide, to scan from another device or to save on this one (C281). */
export const WalletQr = ({ image, imageSet }: WalletQrProps) => (
  <Code>
    <Picture image={image} imageSet={imageSet} alt="QR code to pay" sizes="240px" ratio="1" fit="contain" />
    <DownloadLink href={image}>Save the QR code</DownloadLink>
  </Code>
);

const Code = styled.div`
  display: grid;
  justify-items: start;
  gap: 8px;

  /* A phone reads the code by its white edge and all of its corners, in both themes. */
  > :first-child {
    width: 100%;
    max-width: 240px;
    border-radius: 0;
  }

  img {
    padding: 12px;
    background: #fff;
    filter: none;
  }
`;
