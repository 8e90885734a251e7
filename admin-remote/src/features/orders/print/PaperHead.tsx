import { brand } from '@storefront/shared/content';
import type { Order } from '@storefront/shared/contract/entities/order';
import { formatDateTime } from '../../../common/format-date-time';
import { headline, statusWords } from '../../../common/order-words';
import { codeOf } from '../order-parts';

interface PaperHeadProps {
  readonly order: Order;
  readonly title: string;
}

/** Title, order code and customer of a printed paper. */
export function PaperHead({ order, title }: PaperHeadProps) {
  return (
    <>
      <h1>{title}</h1>
      <h2>
        {brand.name} · Order {codeOf(order)} · {formatDateTime(order.createdAt, null)}
        {order.status === 'cancelled' && ` · ${statusWords.cancelled.toUpperCase()}`}
      </h2>
      <p data-large>
        <bdi>{headline(order)}</bdi>
      </p>
    </>
  );
}
