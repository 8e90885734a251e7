import type { OrderItem } from '@storefront/shared/contract/entities/order';
import { orderItemName } from '@storefront/shared/rules/orders';
import styled from 'styled-components';
import { AllergyText } from '../../common/AllergyText';
import { NARROW } from '../../common/wide';
import { choicesOf } from './department-lines';
import { withKeys } from './order-parts';

/** Lists the ordered lines as plain text: quantity, name, choices and special requests (C60, C78, P63). */
export function OrderLines({ items }: { readonly items: readonly OrderItem[] }) {
  return (
    <List>
      {withKeys(items).map(({ key, line: item }) => (
        <li key={key}>
          <i translate="no">{`${item.quantity}×`}</i>
          <div>
            <bdi>{orderItemName(item)}</bdi>
            {choicesOf(item) && <Note>{choicesOf(item)}</Note>}
            {item.requests && (
              <Note>
                <AllergyText text={item.requests} />
              </Note>
            )}
          </div>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  li {
    display: grid;
    grid-template-columns: minmax(26px, auto) minmax(0, 1fr);
    overflow-wrap: anywhere;

    @media ${NARROW} {
      grid-template-columns: minmax(30px, auto) minmax(0, 1fr);
    }
  }

  i {
    padding-right: 6px;
    font-style: normal;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
    color: var(--muted);
  }
`;

const Note = styled.bdi`
  display: block;
  font-size: var(--t-micro);
  color: var(--accent-text);
`;
