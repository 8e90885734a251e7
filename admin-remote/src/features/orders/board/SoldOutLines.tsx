import type { Order } from '@storefront/shared/contract/entities/order';
import { Dialog } from '@storefront/shared/ui/Dialog';
import { codeOf } from '../../../common/order-address';
import { placeText } from './board-words';
import { DishMarks } from './DishMarks';
import { dishesOf, useSoldOut } from './use-sold-out';

interface SoldOutLinesProps {
  readonly order: Order;
  readonly isWaiting: boolean;
  readonly onClose: () => void;
}

/** Marks dishes of an order as sold out; the order stays as it is (C225). */
export function SoldOutLines({ order, isWaiting, onClose }: SoldOutLinesProps) {
  const dishes = dishesOf(order.item, useSoldOut());
  return (
    <Dialog open onClose={onClose} title={`What is sold out? ${placeText(order)}, ${codeOf(order)}`}>
      <DishMarks label="Dishes of this order" dishes={dishes} isWaiting={isWaiting} />
    </Dialog>
  );
}
