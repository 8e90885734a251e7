import type { Order } from '@storefront/shared/contract/entities/order';
import { paths } from '@storefront/shared/paths';
import { orderCode } from '@storefront/shared/rules/orders';

type NamedOrder = Pick<Order, '_id' | 'code'>;

/** Returns the DOM id of an order's row or card; an address can name it in its hash. */
export const orderAnchor = (id: string): string => `order-${id}`;

/** Returns the short stable code of an order (C71). */
export const codeOf = ({ code, _id }: NamedOrder): string => code ?? orderCode(_id);

/** Returns the address of the orders of every status that match a search (C173). */
export const ordersWith = (search: string, more: Readonly<Record<string, string>> = {}): string =>
  `${paths.admin('orders')}?${new URLSearchParams({ status: 'all', search, ...more })}`;

/** Returns the address of an order on the Orders tab. @param more other parameters, such as the page that holds it */
export const orderAddress = (order: NamedOrder, more: Readonly<Record<string, string>> = {}): string =>
  `${ordersWith(codeOf(order), more)}#${orderAnchor(order._id)}`;
