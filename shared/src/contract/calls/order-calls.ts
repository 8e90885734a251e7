import { z } from 'zod';
import { ORDER_KINDS } from '../../rules/order-search';
import { describeCall } from '../call';
import { order, orderReceipt, orderStatus } from '../entities/order';
import { idempotencyHeaders } from '../idempotency-headers';
import { idParam, limitQuery, pageQuery, searchTerm } from '../inputs';
import { orderEditInput, orderInput, tableOrderInput } from '../order-input';

const placing = {
  headers: idempotencyHeaders,
  answer: orderReceipt,
  failures: { 409: 'something changed since the customer looked; `data` lists what (C85)' },
};

export const orderCalls = {
  placeOrder: describeCall('placeOrder', {
    ...placing,
    summary: "Places the signed-in person's order; points may be redeemed.",
    access: 'customer',
    body: orderInput,
  }),
  placeGuestOrder: describeCall('placeGuestOrder', {
    ...placing,
    summary: "Places a guest's order.",
    access: 'public',
    body: orderInput,
  }),
  placeTableOrder: describeCall('placeTableOrder', {
    ...placing,
    summary: 'Places an order from a table; a session, if there is one, earns its points (C51).',
    access: 'public',
    body: tableOrderInput,
  }),
  getOrderByKey: describeCall('getOrderByKey', {
    summary: 'Says whether the order of an idempotency key went through (C86, P2).',
    access: 'public',
    added: true,
    params: z.object({ key: z.uuid('must be a UUID') }),
    answer: orderReceipt,
  }),
  listOrders: describeCall('listOrders', {
    summary:
      'Orders, newest first; `since` gives those placed after a moment (P32), `user` those of one customer, `kind` those that reach the customer in one way (C173).',
    access: 'admin',
    query: z.object({
      ...pageQuery,
      ...limitQuery,
      status: z.string().max(40).optional(),
      search: searchTerm,
      since: z.iso.datetime().optional(),
      user: z.string().max(64).optional(),
      kind: z.enum(ORDER_KINDS).optional(),
    }),
    answer: z.array(order),
  }),
  deleteOrder: describeCall('deleteOrder', {
    summary: 'Takes an order out of the lists and reverses its effects once (C25).',
    access: 'admin',
    params: idParam,
    answer: z.null(),
  }),
  changeOrderStatus: describeCall('changeOrderStatus', {
    summary: 'Sets any status from any other; `userId` is ignored (C26, C77).',
    access: 'admin',
    params: idParam,
    body: z.object({
      status: orderStatus,
      userId: z.unknown().optional(),
      version: z.number().int().optional(),
    }),
    answer: order,
    failures: { 409: 'somebody changed the order meanwhile (C99), or stock ran out (P15)' },
  }),
  updateOrder: describeCall('updateOrder', {
    summary: 'Replaces the lines of an order; totals, stock and points follow (C21).',
    access: 'admin',
    params: idParam,
    body: orderEditInput,
    answer: order,
    failures: { 409: 'somebody changed the order meanwhile (C99), or stock ran out' },
  }),
  confirmTableOrder: describeCall('confirmTableOrder', {
    summary: 'Staff have asked at the table: the order is from there (C51).',
    access: 'admin',
    added: true,
    params: idParam,
    body: z.object({ version: z.number().int().optional() }),
    answer: order,
    failures: { 409: 'somebody changed the order meanwhile (C99), or it names no table' },
  }),
};
