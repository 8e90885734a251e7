import { z } from 'zod';
import { order } from './order';

/**
 * An order as its customer sees it, by session or by link (C191). Without phone, e-mail, what staff
 * alone see, and the ids of order and account: a link may be passed on.
 */
export const followedOrder = order
  .pick({
    status: true,
    createdAt: true,
    step: true,
    promisedAt: true,
    promisedFirstAt: true,
    slotAt: true,
    acceptedAt: true,
    preparingAt: true,
    readyAt: true,
    closedAt: true,
    cancelledBy: true,
    cancelReason: true,
    fullName: true,
    address: true,
    deliveryOption: true,
    deliveryLocation: true,
    tableNumber: true,
    tableConfirmed: true,
    subtotal: true,
    happyHourDiscount: true,
    coupon: true,
    deliveryFee: true,
    redeemedPoints: true,
    pointsEarned: true,
    totalAmount: true,
    paymentMethod: true,
    paymentStatus: true,
    transactionNumber: true,
    paidAmount: true,
    vat: true,
    version: true,
    item: true,
  })
  .extend({
    code: z.string(),
    /** It belongs to an account; its points go there. */
    isMember: z.boolean(),
    /** Points of a guest's order once an account keeps it; null if no account can (C205). */
    pointsWhenKept: z.int().nonnegative().nullable().optional(),
    /** `getReceipt` answers its receipt as a PDF (C202). */
    hasReceipt: z.boolean().optional(),
  });

/** One page of a member's orders, newest first (C194). */
export const myOrders = z.object({
  orders: z.array(followedOrder),
  /** Orders on all pages: of the year that was asked for, else of all years. */
  total: z.number().int().min(0),
  /** Years, in Nepal, in which the member ordered; latest first. */
  years: z.array(z.number().int()),
});

export type FollowedOrder = z.infer<typeof followedOrder>;
export type MyOrders = z.infer<typeof myOrders>;
