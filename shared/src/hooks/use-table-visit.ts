import { useMemo, useSyncExternalStore } from 'react';
import type { Paisa } from '../rules/money';
import { onVisitChange, parseVisit, type Round, readVisitText } from '../rules/table-visit';

/** What this browser ordered at a table in this visit. */
export interface TableVisit {
  /** Oldest first; empty during server rendering and hydration. */
  readonly rounds: readonly Round[];
  readonly totalPaisa: Paisa;
}

const none = () => '';

/** The rounds of this visit to a table, with their sum. Follows every change, in this tab and in others. */
export function useTableVisit(table: string | null): TableVisit {
  const text = useSyncExternalStore(onVisitChange, () => (table === null ? '' : readVisitText(table)), none);
  return useMemo(() => {
    const rounds = parseVisit(text, Date.now());
    return { rounds, totalPaisa: rounds.reduce((sum, { totalPaisa }) => sum + totalPaisa, 0) };
  }, [text]);
}
