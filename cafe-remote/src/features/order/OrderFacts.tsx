import { contact } from '@storefront/shared/content';
import type { FollowedOrder } from '@storefront/shared/contract/entities/followed-order';
import { type Way, wayOf } from '@storefront/shared/ordering/order-news';
import { paths } from '@storefront/shared/paths';
import { isWallet, METHOD_NAMES, methodName } from '@storefront/shared/rules/payment';
import { ButtonLink } from '@storefront/shared/ui/ButtonLink';
import { CallShop } from '@storefront/shared/ui/CallShop';
import { pinIcon } from '@storefront/shared/ui/frame-icons';
import { Icon } from '@storefront/shared/ui/Icon';
import styled from 'styled-components';
import { Fact } from './Fact';

const payment: Record<Way, string> = {
  delivery: 'Cash or online, at the door',
  pickup: 'Cash or online, at the counter',
  table: 'When you ask for the bill',
};

/** Returns how the order is paid; as before where the customer did not choose (C280). */
function paymentText(order: FollowedOrder, way: Way): string {
  const { paymentMethod = 'cash', paymentStatus } = order;
  if (isWallet(paymentMethod))
    return `${METHOD_NAMES[paymentMethod]}${paymentStatus === 'confirmed' ? ', paid' : ''}`;
  return paymentMethod === 'card' ? methodName('card', way === 'pickup') : payment[way];
}

/** Where the order goes, and how it is paid. */
export function WhereItGoes({ order }: { readonly order: FollowedOrder }) {
  const { fullName, address, tableNumber } = order;
  const way = wayOf(order);
  const place = {
    delivery: <Fact name="Address">{address}</Fact>,
    pickup: <Fact name="Pick up at">{`${contact.street}, ${contact.city}`}</Fact>,
    table: <Fact name="Table">{tableNumber}</Fact>,
  };
  return (
    <section>
      <h2>{way === 'pickup' ? 'Where it waits' : 'Where it goes'}</h2>
      <dl>
        {fullName && <Fact name="Name">{fullName}</Fact>}
        {place[way]}
        <Fact name="Payment">{paymentText(order, way)}</Fact>
      </dl>
    </section>
  );
}

/** The shop's phone and place. */
export function ReachUs() {
  return (
    <section>
      <h2>How to reach us</h2>
      <Ways>
        <CallShop block />
        <ButtonLink to={paths.about()} variant="secondary" block>
          <Icon path={pinIcon} size={20} />
          Find us
        </ButtonLink>
      </Ways>
    </section>
  );
}

const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  gap: 8px;
  margin-block: 8px;
`;
