import { useCallback, useRef, useState } from 'react';
import { type Draft, readDraft, writeDraft } from './draft';

/** What the customer has chosen so far; every change is kept in this tab (P23, P29). Renders in a browser only. */
export function useDraft() {
  const [draft, setDraft] = useState(readDraft);
  const latest = useRef(draft);
  const change = useCallback((changed: (before: Draft) => Draft) => {
    latest.current = changed(latest.current);
    setDraft(latest.current);
    writeDraft(latest.current);
  }, []);
  return [draft, change] as const;
}
