import { z } from 'zod';
import { plainText } from '../rules/text';
import { paymentMethod } from './entities/order';
import { chosenOptionIds, emailAddress, optionalText, quantity, text } from './inputs';

/** Special request of one line; the rule cuts a text beyond 300 characters instead of refusing it (C60). */
const requests = z
  .string()
  .overwrite(plainText)
  .max(2000, 'must have at most 2000 characters')
  .nullish()
  .transform((value) => value ?? '');

/**
 * One line of an order. The product is named by `productId`, `_id` or `id`, in a member's order also by the id of the
 * cart line (C152); by `name` in orders of clients that send no id (C7). The server accepts prices and totals and ignores them (C5).
 */
const line = z
  .object({
    _id: z.string().max(64).nullish(),
    id: z.string().max(64).nullish(),
    productId: z.string().max(64).nullish(),
    name: z.string().max(120).nullish(),
    type: z.enum(['product', 'closet']).nullish(),
    itemType: z.enum(['product', 'closet']).nullish(),
    quantity: quantity.optional(),
    price: z.unknown().optional(),
    total: z.unknown().optional(),
    selectedSize: optionalText(30),
    selectedColor: optionalText(60),
    requests,
    options: chosenOptionIds,
    /** Ours: percent off that the customer saw, never trusted (C277). */
    happyHour: z.number().int().min(0).max(100).nullish(),
    /** Ours: the line of the member's cart that it comes from; once placed, its pieces leave that line (C402). */
    cartLine: z.string().max(600).nullish(),
  })
  .transform((input) => ({
    productId: input.productId ?? input._id ?? input.id ?? null,
    name: input.name ?? null,
    type: input.type ?? input.itemType ?? ('product' as const),
    quantity: input.quantity ?? 1,
    /** A line named by a cart line's id then has the cart's quantity (C152). */
    ...(input.quantity === undefined && { isQuantityMissing: true as const }),
    price: typeof input.price === 'number' && Number.isFinite(input.price) ? input.price : null,
    selectedSize: input.selectedSize,
    selectedColor: input.selectedColor,
    requests: input.requests,
    options: input.options,
    ...(input.happyHour && { happyHour: input.happyHour }),
    ...(input.cartLine && { cartLine: input.cartLine }),
  }));

const lines = z.array(line).min(1, 'No items in cart').max(100, 'must have at most 100 lines');

/** The total that the customer saw, in rupees; optional (C5, C84). */
const totalAmount = z.number({ error: 'must be a number' }).finite().min(0, 'must not be negative').nullish();

/** Points to redeem: whole, 0 to 150 in steps of 5 (C13); the server checks the balance later. */
const points = z
  .union([z.number(), z.literal('').transform(() => 0)], { error: 'must be a whole number' })
  .nullish()
  .transform((value) => value ?? 0)
  .pipe(
    z
      .number()
      .int('must be a whole number')
      .min(0, 'must be 0 to 150')
      .max(150, 'must be 0 to 150')
      .multipleOf(5, 'must be a multiple of 5'),
  );

/** Start of the quarter of an hour for which the order is; null or absent: as soon as possible (C236). */
const slotAt = z.iso.datetime('must be a time such as 2026-11-20T12:45:00.000Z').nullish();

/**
 * Ours: the client lists changes of every kind. A place, a slot or a way to pay that ended is then a change (409) in place of
 * a wrong field (400), and so is a line whose `cartLine` is gone (C402, C403).
 */
const showsChanges = z.boolean().optional();

/** Order payload of the checkout (§3, C8): `item` and `items` are the same list, `product` is redundant. */
export const orderInput = z
  .object({
    data: z.object({
      fullName: text(100),
      address: text(300),
      phone: text(30),
      email: z
        .union([z.literal('').transform(() => null), emailAddress])
        .nullish()
        .transform((value) => value ?? null),
      points,
    }),
    deliveryLocation: z.string().trim().max(120).nullish(),
    deliveryOption: z.string().trim().max(120).nullish(),
    item: lines.optional(),
    items: lines.optional(),
    product: z.array(z.string().max(64)).max(100).optional(),
    totalAmount,
    slotAt,
    /** Ours: the saved address that the customer chose, to be marked as used (C266). */
    addressId: z.string().max(64).nullish(),
    /** Ours: a coupon, and what the customer saw it take off, in rupees, never trusted (C275, C277). */
    couponCode: z.string().max(200).nullish(),
    couponDiscount: z.number().finite().min(0, 'must not be negative').nullish(),
    /** Ours: how the customer pays; absent: in cash (C280). */
    paymentMethod: paymentMethod.nullish(),
    showsChanges,
  })
  .transform(({ item, items, ...rest }, context) => {
    const chosen = item ?? items;
    if (!chosen) {
      context.addIssue({ code: 'custom', path: ['item'], message: 'No items in cart' });
      return z.NEVER;
    }
    return { ...rest, item: chosen };
  });

/** The table that a link names, not normalised yet. */
export const tableNumber = z
  .union([z.string().max(40), z.number()], { error: 'is required' })
  .transform(String);

/** Parameter `k` of the table's link. */
export const linkTableCode = z.string({ error: 'is required' }).max(64);

/** A table's order: no phone or address (C6, C98). `status` and `userId` of a client are ignored. */
export const tableOrderInput = z.object({
  tableNumber,
  /** An order without it is accepted, and staff check it (C51). */
  tableCode: linkTableCode.nullish(),
  /** Who at the table ordered it, as they call themselves (C240). */
  guestName: optionalText(40),
  items: lines,
  totalAmount,
  showsChanges,
  slotAt: z.null('must be absent: a table is served at once').optional(),
});

/** Lines of an order edited by staff; `_id` is the line's id, `productId` the product of a new line. */
export const orderEditInput = z.object({
  items: z
    .array(
      z.object({
        _id: z.string().max(64).nullish(),
        productId: z.string().max(64).nullish(),
        type: z.enum(['product', 'closet']).nullish(),
        name: z.string().max(120).nullish(),
        quantity,
        selectedSize: optionalText(30),
        selectedColor: optionalText(60),
        requests,
        options: chosenOptionIds,
      }),
    )
    .min(1, 'Order must have at least one item.')
    .max(100, 'must have at most 100 lines'),
  version: z.number().int().optional(),
});
