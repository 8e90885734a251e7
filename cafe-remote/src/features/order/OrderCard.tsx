import type { FollowedOrder } from '@storefront/shared/contract/entities/followed-order';
import { chosenTime, isUnderWay, orderNews, orderSteps } from '@storefront/shared/ordering/order-news';
import { paths } from '@storefront/shared/paths';
import { callQuery } from '@storefront/shared/query/call-query';
import { toPaisa } from '@storefront/shared/rules/money';
import { ButtonLink } from '@storefront/shared/ui/ButtonLink';
import { Picture } from '@storefront/shared/ui/Picture';
import { Price } from '@storefront/shared/ui/Price';
import { Weave } from '@storefront/shared/ui/Weave';
import { useQuery } from '@tanstack/react-query';
import { OrderAgain } from './OrderAgain';
import { Card, Head, MiniStep, MiniSteps, News, Pictures, Status } from './order-card-style';
import { namesText, statusText, whenAndHow } from './order-summary';
import { StepNode } from './StepNode';

/** How often a card asks for news of its order while it is under way, ms. */
const EVERY = 20_000;

const PICTURES = 3;

interface OrderCardProps {
  readonly order: FollowedOrder;
  /** When the list was read, ms. */
  readonly readAt: number;
  /** ms */
  readonly now: number;
}

/** One order in the member's list: a slip to follow while it is under way, then a card to order it again (C194). */
export function OrderCard({ order: listed, readAt, now }: OrderCardProps) {
  const { data } = useQuery({
    ...callQuery('followOrder', { params: { code: listed.code }, query: {} }),
    initialData: listed,
    initialDataUpdatedAt: readAt,
    enabled: isUnderWay(listed),
    refetchInterval: ({ state }) => state.data !== undefined && isUnderWay(state.data) && EVERY,
  });
  const order = isUnderWay(listed) ? data : listed;
  const isOpen = isUnderWay(order);
  const chosen = chosenTime(order, now);
  return (
    <li>
      {isOpen && <Weave kind="edge" />}
      <Card aria-label={`Order ${order.code}`} data-open={isOpen}>
        <Head>
          <h2 translate="no">{order.code}</h2>
          <Price paisa={toPaisa(order.totalAmount)} />
          <small>{whenAndHow(order, now)}</small>
          <Status data-status={order.status}>{statusText(order, now)}</Status>
        </Head>
        {isOpen && (
          <News>
            <span>
              <b>{orderNews(order, now).headline}</b>
              {chosen && <small>{chosen}</small>}
            </span>
            <MiniSteps aria-hidden="true">
              {orderSteps(order, now).map(({ name, state }) => (
                <MiniStep key={name} data-state={state}>
                  <StepNode size={14} />
                </MiniStep>
              ))}
            </MiniSteps>
          </News>
        )}
        <Pictures>
          {order.item.slice(0, PICTURES).map((line) => (
            <Picture key={line._id} image={line.image} alt="" sizes="48px" ratio="1" />
          ))}
          <p>{namesText(order)}</p>
        </Pictures>
        {isOpen ? (
          <ButtonLink to={paths.order(order.code)} block>
            Follow the order
          </ButtonLink>
        ) : (
          <OrderAgain order={order}>
            <ButtonLink
              to={paths.order(order.code)}
              variant="secondary"
              aria-label={`Details of order ${order.code}`}
            >
              Details
            </ButtonLink>
          </OrderAgain>
        )}
      </Card>
    </li>
  );
}
