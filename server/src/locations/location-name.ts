import { textKey } from '../db/text-key';

/** Spellings of "Pick up" that a place must not have: the checkout says "no delivery" with them (C9). */
const RESERVED = new Set(['pickup', 'selfpickup']);

/** Whether a place's name would read as "pick it up yourself". */
export const isReservedName = (name: string): boolean =>
  RESERVED.has(textKey(name).replace(/[^\p{L}\p{N}]/gu, ''));
