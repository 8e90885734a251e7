import { z } from 'zod';
import { plainText } from '../../rules/text';
import { describeCall } from '../call';
import { cartLine } from '../entities/cart-line';
import { isoDateTime } from '../entities/common';
import { idempotencyHeaders } from '../idempotency-headers';
import { chosenOptionIds, flag, idParam, optionalText, quantity } from '../inputs';

const id = z.string().max(64);
const ids = z.array(id).max(200);
const someIds = z.union([id.transform((one) => [one]), ids]);

/** One id, a list of ids, `{id}`, `{ids}` or nothing at all (C45); an id that is no text is refused. */
const deleteBody = z
  .union([
    someIds,
    z
      .object({ id: someIds.nullish(), ids: someIds.nullish() })
      .transform((body) => [...(body.id ?? []), ...(body.ids ?? [])]),
    z.null().transform((): string[] => []),
  ])
  .optional()
  .transform((value) => value ?? []);

export const cartCalls = {
  addToCart: describeCall('addToCart', {
    summary:
      'Puts a product or closet item into the cart; an equal line grows instead; a key is applied once (P21).',
    access: 'customer',
    params: idParam,
    headers: idempotencyHeaders,
    body: z.object({
      quantity,
      type: z.enum(['product', 'closet']),
      selectedColor: optionalText(60),
      selectedSize: optionalText(30),
      requests: z
        .string()
        .overwrite(plainText)
        .max(2000, 'must have at most 2000 characters')
        .nullish()
        .transform((value) => value ?? ''),
      options: chosenOptionIds,
      isTableOrder: flag.nullish().transform((value) => value ?? false),
      tableNumber: z
        .union([z.string().max(40), z.number()])
        .nullish()
        .transform((value) => (value === null || value === undefined || value === '' ? null : String(value))),
      /** Ours: puts a removed line back at its place (C161). */
      addedAt: isoDateTime.optional(),
    }),
    answer: cartLine,
    failures: { 409: 'not orderable now, or fewer pieces left than asked for' },
  }),
  getCart: describeCall('getCart', {
    summary: 'All lines of the signed-in person, normal and table lines alike.',
    access: 'customer',
    answer: z.array(cartLine),
  }),
  updateCartLine: describeCall('updateCartLine', {
    summary: 'Sets the quantity of one line (C46).',
    access: 'customer',
    params: idParam,
    body: z.object({ quantity }),
    answer: cartLine,
    failures: { 409: 'fewer pieces left than asked for' },
  }),
  deleteCartLines: describeCall('deleteCartLines', {
    summary: "Removes lines: the path's id and the body's together, as far as they are one's own (C45).",
    access: 'customer',
    params: idParam,
    query: z.object({ ids: z.string().max(4000).optional() }),
    body: deleteBody,
    answer: z.null(),
  }),
  clearCart: describeCall('clearCart', {
    summary: 'Removes every line.',
    access: 'customer',
    answer: z.null(),
  }),
};
