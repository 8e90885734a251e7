import { type CallOptions, request } from '@storefront/shared/api';
import type { Input } from '../contract/types';

/** Places the signed-in person's order. §7 POST order/place. */
export const placeOrder = (body: Input<'placeOrder'>['body'], idempotencyKey: string) =>
  request('placeOrder', { body }, { idempotencyKey });

/** Places a guest's order: same payload, no points. §7 POST order/placeorder. */
export const placeGuestOrder = (body: Input<'placeGuestOrder'>['body'], idempotencyKey: string) =>
  request('placeGuestOrder', { body }, { idempotencyKey });

/** Places an order from a table. §7 POST order/placefromtablepublic. */
export const placeTableOrder = (body: Input<'placeTableOrder'>['body'], idempotencyKey: string) =>
  request('placeTableOrder', { body }, { idempotencyKey });

/** The order of an idempotency key; throws status 404 if it was not placed (C86). Ours, not in §7. */
export const getOrderByKey = (key: string, options?: CallOptions) =>
  request('getOrderByKey', { params: { key } }, options);

/**
 * Puts a guest's order into the account of the signed-in person; `otp` is a code mailed to its address (C205). Ours.
 *
 * @throws ApiError 400 for a wrong code, 409 if the order cannot be kept by this account
 */
export const keepOrder = (code: string, body: Input<'keepOrder'>['body']) =>
  request('keepOrder', { params: { code }, body });

/** One page of orders, newest first. §7 GET order/get. */
export const listOrders = (query: Input<'listOrders'>['query'], options?: CallOptions) =>
  request('listOrders', { query }, options);

/** Deletes an order; refused if `query.version` is no longer current (C165). §7 DELETE order/delete/{id}. */
export const deleteOrder = (id: string, query: Input<'deleteOrder'>['query'] = {}) =>
  request('deleteOrder', { params: { id }, query });

/** Sets the status; refused if `version` is no longer current (C99). §7 PUT order/changeStatus/{id}. */
export const changeOrderStatus = (id: string, body: Input<'changeOrderStatus'>['body']) =>
  request('changeOrderStatus', { params: { id }, body });

/**
 * Sets the step within "processing", and by when the customer has the order (C206). Ours, not in §7.
 *
 * @throws ApiError 404 also from a server without steps; 409 if the order has ended or `version` is stale
 */
export const changeOrderStep = (id: string, body: Input<'changeOrderStep'>['body']) =>
  request('changeOrderStep', { params: { id }, body });

/**
 * Says that a department is done with its lines of an order, or takes that back (C221). Ours, not in §7.
 *
 * @throws ApiError 404 also from a server without departments; 409 if the order is not being made or `version` is stale
 */
export const changeOrderDepartment = (id: string, body: Input<'changeOrderDepartment'>['body']) =>
  request('changeOrderDepartment', { params: { id }, body });

/** Replaces the lines. §7 PUT order/update/{id}. */
export const updateOrder = (id: string, body: Input<'updateOrder'>['body']) =>
  request('updateOrder', { params: { id }, body });

/** Confirms a payment by wallet, or says that it was not found (C282). Ours, not in §7. @throws ApiError 409, see C284 */
export const answerPayment = (id: string, body: Input<'answerPayment'>['body']) =>
  request('answerPayment', { params: { id }, body });

/** Confirms that a table order comes from its table (C51). Ours, not in §7. */
export const confirmTableOrder = (id: string, version?: number) =>
  request('confirmTableOrder', { params: { id }, body: version === undefined ? {} : { version } });
