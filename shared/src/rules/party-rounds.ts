import type { TableVisit } from '../contract/entities/table';
import { optionsText } from './dish-options';
import { toPaisa } from './money';
import type { Round, RoundLine } from './table-visit';

/** Where a round is: sent to the shop, being made, on its way to the table, served, or cancelled. */
export type RoundState = 'sent' | 'making' | 'coming' | 'served' | 'cancelled';

/** A round as the slip of a table shows it. */
export interface ShownRound extends Round {
  /** Null: only this browser knows the round (C150). */
  readonly state: RoundState | null;
  /** Who ordered it, as they call themselves; null: they did not say. */
  readonly guestName: string | null;
  /** True if this browser ordered it. */
  readonly isOwn: boolean;
}

type WireRound = TableVisit['rounds'][number];

/** How long an own round counts as new at a table where nobody sits, ms: the party is read again after each order. */
const NEW_MS = 60_000;

function stateOf({ status, step }: WireRound): RoundState {
  if (status === 'completed') return 'served';
  if (status === 'cancelled') return 'cancelled';
  if (status === 'pending') return 'sent';
  return step === 'ready' ? 'coming' : 'making';
}

const toLine = ({ name, quantity, options = [], ...choices }: WireRound['item'][number]): RoundLine => ({
  name: name ?? 'Item',
  quantity: quantity ?? 1,
  choices: [optionsText(options), choices.selectedColor, choices.selectedSize, choices.requests]
    .filter(Boolean)
    .join(', '),
});

/** Returns the rounds of this browser as a slip shows them without its party (C150). */
export const ownRounds = (rounds: readonly Round[]): readonly ShownRound[] =>
  rounds.map((round) => ({ ...round, state: null, guestName: null, isOwn: true }));

/**
 * Returns the rounds of a party, oldest first (C240), and those that this browser placed after the party was read.
 *
 * @param own rounds of this browser, oldest first @param now in ms
 */
export function partyRounds(visit: TableVisit, own: readonly Round[], now: number): readonly ShownRound[] {
  const ownIds = new Set(own.map(({ id }) => id));
  const rounds = visit.rounds.map(
    (round): ShownRound => ({
      id: round._id,
      code: round.code ?? null,
      at: Date.parse(round.createdAt),
      totalPaisa: toPaisa(round.totalAmount),
      lines: round.item.map(toLine),
      state: stateOf(round),
      guestName: round.guestName ?? null,
      isOwn: ownIds.has(round._id),
    }),
  );
  const knownIds = new Set(rounds.map(({ id }) => id));
  const lastAt = rounds.at(-1)?.at ?? (visit.openedAt === null ? now - NEW_MS : Date.parse(visit.openedAt));
  return [...rounds, ...ownRounds(own.filter(({ id, at }) => !knownIds.has(id) && at > lastAt))];
}
