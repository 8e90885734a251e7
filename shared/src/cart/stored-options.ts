import type { LineOption } from '../contract/entities/option-group';

type Shape = { readonly [K in keyof LineOption]?: unknown };

/** Highest price of a choice that is read, rupees. */
const PRICE_MAX = 10_000_000;

function isOption(value: unknown): value is LineOption {
  const { _id, group, name, price } = (value ?? {}) as Shape;
  const areTexts = [_id, group, name].every((text) => typeof text === 'string');
  return areTexts && typeof price === 'number' && price >= 0 && price <= PRICE_MAX;
}

/** Reads the stored choices of a line; undefined if there are none or if they are not valid (P24). */
export const readStoredOptions = (value: unknown): LineOption[] | undefined =>
  Array.isArray(value) && value.every(isOption) ? value : undefined;
