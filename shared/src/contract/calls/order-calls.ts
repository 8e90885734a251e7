import { z } from 'zod';
import { bareWord } from '../../rules/bare-word';
import { ORDER_KINDS } from '../../rules/order-search';
import { CANCEL_REASON_MAX } from '../../rules/orders';
import { describeCall } from '../call';
import { isoDateTime } from '../entities/common';
import { followedOrder, myOrders } from '../entities/followed-order';
import { department, order, orderReceipt, orderStatus, orderStep } from '../entities/order';
import { orderEvent } from '../entities/order-event';
import { orderSlots } from '../entities/order-slots';
import { idempotencyHeaders } from '../idempotency-headers';
import {
  afterQuery,
  count,
  flag,
  idParam,
  limitQuery,
  oneTimeCode,
  pageQuery,
  searchTerm,
  seenVersionQuery,
} from '../inputs';
import { orderEditInput, orderInput, tableOrderInput } from '../order-input';

const placing = {
  headers: idempotencyHeaders,
  answer: orderReceipt,
  failures: { 409: 'something changed since the customer looked; `data` lists what (C85)' },
};

/** `key` of an order's link. A wrong one is answered like an unknown code, so its form does not matter. */
export const linkKey = z.string().max(200).optional();

/** The code as people write it: in any case, with blanks around it or a full stop behind it (C444). */
export const codeParam = z.object({ code: z.string().overwrite(bareWord).toUpperCase().min(1).max(40) });

/** A year of the shop's calendar. */
const shopYear = count.pipe(z.number().min(2000, 'must be a year').max(9999, 'must be a year'));

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
  getSlots: describeCall('getSlots', {
    summary:
      'How long the departments need, and which quarters of an hour of today and tomorrow take no more orders (C236).',
    access: 'public',
    added: true,
    answer: orderSlots,
  }),
  getOrderByKey: describeCall('getOrderByKey', {
    summary: 'Says whether the order of an idempotency key went through (C86, P2).',
    access: 'public',
    added: true,
    params: z.object({ key: z.uuid('must be a UUID') }),
    answer: orderReceipt,
  }),
  followOrder: describeCall('followOrder', {
    summary: 'An order for its customer: with their session, or with the key of its link for 30 days (C191).',
    access: 'public',
    added: true,
    params: codeParam,
    query: z.object({ key: linkKey }),
    answer: followedOrder,
  }),
  getReceipt: describeCall('getReceipt', {
    summary: 'The receipt of an order as a PDF; the same people may read it as `followOrder` (C202).',
    access: 'public',
    added: true,
    params: codeParam,
    query: z.object({ key: linkKey }),
    file: 'application/pdf',
    answer: z.string(),
  }),
  listMyOrders: describeCall('listMyOrders', {
    summary:
      "One page of the signed-in person's orders, newest first, with the years that have some; `year` is a year in Nepal (C194).",
    access: 'customer',
    added: true,
    query: z.object({ ...pageQuery, ...limitQuery, ...afterQuery, year: shopYear.optional() }),
    answer: myOrders,
  }),
  cancelOwnOrder: describeCall('cancelOwnOrder', {
    summary: 'The customer cancels an order that the shop has not accepted (C192).',
    access: 'public',
    added: true,
    params: codeParam,
    body: z.object({ key: linkKey }),
    answer: followedOrder,
    failures: { 409: 'the shop has accepted the order, or it has ended' },
  }),
  keepOrder: describeCall('keepOrder', {
    summary:
      "Puts a guest's order into the account that has its e-mail address; a mailed code confirms the address (C205).",
    access: 'customer',
    added: true,
    params: codeParam,
    body: z.object({ key: linkKey, otp: oneTimeCode }),
    answer: followedOrder,
    failures: { 409: 'the order has another e-mail address, belongs to an account, or cannot be kept' },
  }),
  listOrders: describeCall('listOrders', {
    summary:
      'Orders, newest first; `since` gives those placed after a moment (P32), `user` those of one customer, `kind` those that reach the customer in one way (C173). `open` gives those that are pending or processing, oldest first (C206). `until` gives those placed before a moment, `sold` those that reports count, `item` those with a line of an item (C287).',
    access: 'admin',
    right: ['seeOrders', 'deliverOrders'],
    query: z.object({
      ...pageQuery,
      ...limitQuery,
      status: z.string().max(40).optional(),
      search: searchTerm,
      since: z.iso.datetime().optional(),
      until: z.iso.datetime().optional(),
      sold: flag.optional(),
      item: z.string().max(64).optional(),
      user: z.string().max(64).optional(),
      kind: z.enum(ORDER_KINDS).optional(),
      open: flag.optional(),
    }),
    answer: z.array(order),
  }),
  deleteOrder: describeCall('deleteOrder', {
    summary: 'Takes an order out of the lists and reverses its effects once (C25).',
    access: 'admin',
    right: 'deleteOrders',
    params: idParam,
    query: seenVersionQuery,
    answer: z.null(),
    failures: { 409: 'somebody changed the order meanwhile (C99, C165)' },
  }),
  changeOrderStatus: describeCall('changeOrderStatus', {
    summary:
      'Sets any status from any other; `userId` is ignored (C26, C77). `cancelReason` is what the customer reads (C201). `soldOut` are dishes of a cancelled order to mark in the same step (C228).',
    access: 'admin',
    right: ['acceptOrders', 'cancelOrders', 'deliverOrders'],
    params: idParam,
    body: z.object({
      status: orderStatus,
      /** Only with the status "cancelled". */
      cancelReason: z.string().trim().min(1).max(CANCEL_REASON_MAX).optional(),
      /** Only with the status "cancelled": ids of dishes of the order, sold out until the next opening. */
      soldOut: z.array(z.string().min(1).max(64)).max(100).optional(),
      userId: z.unknown().optional(),
      version: z.number().int().optional(),
    }),
    answer: order,
    failures: { 409: 'somebody changed the order meanwhile (C99), or stock ran out (P15)' },
  }),
  changeOrderStep: describeCall('changeOrderStep', {
    summary:
      'Sets the step of an order within "processing", and by when its customer has it; a pending order is accepted by it (C206).',
    access: 'admin',
    right: ['acceptOrders', 'prepareOrders'],
    added: true,
    params: idParam,
    body: z.object({
      step: orderStep,
      /** Absent keeps the time; null removes it. At most 5 minutes ago and 14 days ahead. */
      promisedAt: isoDateTime.nullable().optional(),
      version: z.number().int().optional(),
    }),
    answer: order,
    failures: {
      409: 'the order has ended, somebody changed it meanwhile (C99), or stock ran out (P15)',
    },
  }),
  changeOrderDepartment: describeCall('changeOrderDepartment', {
    summary:
      'A department is done with its lines of an accepted order, or takes that back; the order is ready when all its departments are done (C221).',
    access: 'admin',
    right: 'prepareOrders',
    added: true,
    params: idParam,
    body: z.object({ department, done: z.boolean(), version: z.number().int().optional() }),
    answer: order,
    failures: {
      409: 'the order is not accepted or has ended, has nothing for the department, or somebody changed it meanwhile (C99)',
    },
  }),
  updateOrder: describeCall('updateOrder', {
    summary: 'Replaces the lines of an order; totals, stock and points follow (C21).',
    access: 'admin',
    right: 'editOrders',
    params: idParam,
    body: orderEditInput,
    answer: order,
    failures: { 409: 'somebody changed the order meanwhile (C99), or stock ran out' },
  }),
  confirmTableOrder: describeCall('confirmTableOrder', {
    summary: 'Staff have asked at the table: the order is from there (C51).',
    access: 'admin',
    right: 'serveTables',
    added: true,
    params: idParam,
    body: z.object({ version: z.number().int().optional() }),
    answer: order,
    failures: { 409: 'somebody changed the order meanwhile (C99), or it names no table' },
  }),
  getOrderHistory: describeCall('getOrderHistory', {
    summary: 'Who changed what in an order, oldest first; at most the newest 100 entries (C216).',
    access: 'admin',
    right: 'seeOrders',
    added: true,
    params: idParam,
    answer: z.array(orderEvent),
  }),
};
