import { personAtom } from '@storefront/shared/session';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Draft, readDraft, writeDraft } from './draft';

/**
 * What the customer has chosen so far; every change is kept in this tab (P23, P29). Where nobody is signed in any more
 * it is read anew: a session that ran out leaves it, a logout has emptied the tab (P73). Renders in a browser only.
 */
export function useDraft() {
  const [draft, setDraft] = useState(readDraft);
  const latest = useRef(draft);
  const change = useCallback((changed: (before: Draft) => Draft) => {
    latest.current = changed(latest.current);
    setDraft(latest.current);
    writeDraft(latest.current);
  }, []);
  const isSomebody = useAtomValue(personAtom) !== null;
  const wasSomebody = useRef(isSomebody);
  useEffect(() => {
    const hasLeft = wasSomebody.current && !isSomebody;
    wasSomebody.current = isSomebody;
    if (!hasLeft) return;
    latest.current = readDraft();
    setDraft(latest.current);
  }, [isSomebody]);
  return [draft, change] as const;
}
