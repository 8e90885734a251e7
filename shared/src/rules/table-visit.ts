import type { OrderReceipt } from '../contract/entities/order';
import type { Input } from '../contract/types';
import { readStored, writeStored } from './browser-storage';
import { type Paisa, toPaisa } from './money';

type TableOrder = Pick<Input<'placeTableOrder'>['body'], 'items' | 'totalAmount'>;

/** One order that this browser placed at a table. */
export interface Round {
  /** The order's id, or its idempotency key where the server names no id. */
  readonly id: string;
  /** What staff call the order; null where the server names none. */
  readonly code: string | null;
  /** When it was placed, ms since the epoch. */
  readonly at: number;
  readonly totalPaisa: Paisa;
  readonly lines: readonly RoundLine[];
}

export interface RoundLine {
  readonly name: string;
  readonly quantity: number;
  /** Colour, size and request in one text; empty if there is none. */
  readonly choices: string;
}

/** How long after its last round a visit counts as over, ms (C150). */
const VISIT_MS = 4 * 60 * 60 * 1000;

const ROUNDS_MAX = 50;

const CHANGED = 'tableVisitChanged';

const nameOf = (table: string) => `tableVisit_${table}`;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isLine = (value: unknown): value is RoundLine =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  typeof value.quantity === 'number' &&
  typeof value.choices === 'string';

const isRound = (value: unknown): value is Round =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  (value.code === null || typeof value.code === 'string') &&
  typeof value.at === 'number' &&
  Number.isInteger(value.totalPaisa) &&
  Array.isArray(value.lines) &&
  value.lines.every(isLine);

/** Reads a stored visit, oldest round first. Empty if it is over or cannot be read (P24). @param now ms */
export function parseVisit(text: string, now: number): readonly Round[] {
  try {
    const stored: unknown = JSON.parse(text);
    if (!Array.isArray(stored)) return [];
    const rounds = stored.filter(isRound);
    const last = rounds.at(-1);
    return last && now - last.at < VISIT_MS ? rounds : [];
  } catch {
    return [];
  }
}

/** The stored text, empty if there is none. Equal texts mean equal visits, so components can compare it. */
export const readVisitText = (table: string): string => readStored(nameOf(table)) ?? '';

/**
 * Reads a placed order as a round.
 *
 * @param key its idempotency key
 * @param now used where the receipt has no time, ms
 * @param optionTexts options of each line in words, since the order has only their ids
 */
export function toRound(
  order: TableOrder,
  receipt: OrderReceipt | null,
  key: string,
  now: number,
  optionTexts: readonly string[] = [],
): Round {
  const at = receipt?.createdAt ? Date.parse(receipt.createdAt) : now;
  return {
    id: receipt?._id ?? key,
    code: receipt?.code ?? null,
    at: Number.isNaN(at) ? now : at,
    totalPaisa: toPaisa(receipt?.totalAmount ?? order.totalAmount ?? 0),
    lines: order.items.map(({ name, quantity, selectedColor, selectedSize, requests }, index) => ({
      name: name ?? 'Item',
      quantity: quantity ?? 1,
      choices: [optionTexts[index], selectedColor, selectedSize, requests].filter(Boolean).join(', '),
    })),
  };
}

/** Adds a round to the visit of a table; an order that is there already is not added again. */
export function addRound(table: string, round: Round, now: number): void {
  const rounds = parseVisit(readVisitText(table), now);
  if (rounds.some(({ id }) => id === round.id)) return;
  writeStored(nameOf(table), JSON.stringify([...rounds, round].slice(-ROUNDS_MAX)));
  window.dispatchEvent(new CustomEvent(CHANGED));
}

/** Calls `listener` when a visit may have changed, in this tab or another. @returns the unsubscribe function. */
export function onVisitChange(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', listener);
  };
}
