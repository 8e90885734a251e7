import { Skeleton } from '@storefront/shared/ui/Skeleton';
import { VisuallyHidden } from '@storefront/shared/ui/VisuallyHidden';
import { Cards, Top } from './orders-list-style';

const CARDS = ['one', 'two', 'three'];

/** The list of orders while it loads: cards of the usual height. */
export const OrdersSkeleton = () => (
  <div role="status">
    <VisuallyHidden>Loading your orders</VisuallyHidden>
    <Top>
      <Skeleton width="88px" />
    </Top>
    <Cards aria-hidden="true">
      {CARDS.map((card) => (
        <li key={card}>
          <Skeleton height="188px" />
        </li>
      ))}
    </Cards>
  </div>
);
