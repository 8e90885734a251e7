import type { Order } from '../../contract/entities/order';
import { type Bonus, bonusesAtFirstCompletedOrder, type Person } from '../../rules/bonuses';
import type { MockPerson } from '../world';

function asPerson({ _id, email }: MockPerson, orders: readonly Order[]): Person {
  return { userId: _id, email, phone: orders.find((order) => order.user === _id && order.phone)?.phone };
}

/** Every bonus that holds because somebody has a completed order (C18). */
export function bonusesDue(users: readonly MockPerson[], orders: readonly Order[]): readonly Bonus[] {
  const isBuyer = ({ _id }: MockPerson) =>
    orders.some((order) => order.user === _id && order.status === 'completed');
  return users.filter(isBuyer).flatMap((buyer) => {
    const referrer = users.find(({ _id }) => _id === buyer.referredBy);
    return bonusesAtFirstCompletedOrder({
      buyer: asPerson(buyer, orders),
      referrer: referrer ? asPerson(referrer, orders) : null,
      referralsThisMonth: 0,
    });
  });
}
