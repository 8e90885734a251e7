import { brand } from '@storefront/shared/content';
import type { TableCode } from '@storefront/shared/contract/entities/shop-settings';
import { tableLink } from '@storefront/shared/paths';
import { QrCode } from '@storefront/shared/ui/QrCode';
import styled from 'styled-components';

/** A card for each table: code, number and instructions. Always black on white, for scanners and printers. */
export function TableCards({ codes }: { readonly codes: readonly TableCode[] }) {
  return (
    <Cards aria-label="Codes of tables">
      {codes.map(({ tableNumber, code }) => (
        <li key={tableNumber}>
          <b>{brand.name}</b>
          <QrCode
            text={`${window.location.origin}${tableLink(tableNumber, code)}`}
            label={`Code of table ${tableNumber}`}
          />
          <strong>{`Table ${tableNumber}`}</strong>
          <span>Scan to see the menu and order</span>
        </li>
      ))}
    </Cards>
  );
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  gap: 1px;

  li {
    display: grid;
    justify-items: center;
    gap: 8px;
    padding: 20px;
    background: #fff;
    color: #000;
    outline: 1px dashed #999;
    text-align: center;
    break-inside: avoid;
  }

  svg {
    width: 160px;
    height: 160px;
  }

  strong {
    font-size: 1.5rem;
    overflow-wrap: anywhere;
  }

  span {
    font-size: 0.875rem;
  }

  @media print {
    grid-template-columns: repeat(3, 1fr);
  }
`;
