import { brand } from '@storefront/shared/content';
import type { Order } from '@storefront/shared/contract/entities/order';
import { formatDateTime } from '@storefront/shared/rules/format-date-time';
import { cleanRequests } from '@storefront/shared/rules/text';
import { codeOf } from '../../../common/order-address';
import { headline, slotWords } from '../../../common/order-words';

interface PaperHeadProps {
  readonly order: Order;
  readonly title: string;
  readonly marks: readonly string[];
}

/** Title, marks, order code and customer of a printed paper, with phone and address (C169). */
export function PaperHead({ order, title, marks }: PaperHeadProps) {
  const contact = [order.phone, order.address].map(cleanRequests);
  return (
    <>
      <h1>{title}</h1>
      {marks.map((mark) => (
        <p key={mark} data-mark>
          {mark}
        </p>
      ))}
      <h2>
        <span>{`${brand.name} · Order `}</span>
        <b translate="no">{codeOf(order)}</b>
        <span>{` · ${formatDateTime(order.createdAt, null)}`}</span>
      </h2>
      <p data-large>
        <bdi>{headline(order)}</bdi>
      </p>
      {order.slotAt && <p data-large>{slotWords(order, null)}</p>}
      {contact.map(
        (line, place) =>
          line && (
            <p key={place === 0 ? 'phone' : 'address'}>
              <bdi>{line}</bdi>
            </p>
          ),
      )}
    </>
  );
}
