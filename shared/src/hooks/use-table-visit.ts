import { serverNow } from '@storefront/shared/api';
import { useMemo, useSyncExternalStore } from 'react';
import type { Paisa } from '../rules/money';
import { ownRounds, partyRounds, type ShownRound } from '../rules/party-rounds';
import { onVisitChange, parseVisit, readVisitText } from '../rules/table-visit';
import { type Party, useParty } from './use-party';

/** What was ordered at a table in this visit: by its party, or by this browser where the server tells no more. */
export interface TableVisit {
  /** Oldest first; empty during server rendering and hydration. */
  readonly rounds: readonly ShownRound[];
  /** Without cancelled rounds. */
  readonly totalPaisa: Paisa;
  /** Null: the rounds are those of this browser alone (C150). */
  readonly party: Party | null;
}

const none = () => '';

const sumOf = (rounds: readonly ShownRound[]): Paisa =>
  rounds.reduce((sum, { totalPaisa, state }) => sum + (state === 'cancelled' ? 0 : totalPaisa), 0);

/** The rounds of this visit to a table, with their sum. Follows every change, in this tab and in others. */
export function useTableVisit(table: string | null): TableVisit {
  const text = useSyncExternalStore(onVisitChange, () => (table === null ? '' : readVisitText(table)), none);
  const party = useParty(table);
  const visit = party?.visit;
  const shown = useMemo(() => {
    const now = serverNow();
    const own = parseVisit(text, now);
    const rounds = visit ? partyRounds(visit, own, now) : ownRounds(own);
    return { rounds, totalPaisa: sumOf(rounds) };
  }, [text, visit]);
  return { ...shown, party };
}
