import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react';
import { Router } from 'react-router-dom';
import { GuardContext } from './guard-context';
import { guardHistory } from './guarded-history';
import type { ShopHistory } from './history';

/** The router of a page, over the browser's history or one in memory. */
export function ShopRouter({ history, children }: { history: ShopHistory; children: ReactNode }) {
  const guarded = useMemo(() => guardHistory(history), [history]);
  const [place, setPlace] = useState({ location: history.location, action: history.action });
  useLayoutEffect(
    () => guarded.listen((location, action) => startTransition(() => setPlace({ location, action }))),
    [guarded],
  );
  return (
    <GuardContext value={guarded.addGuard}>
      <Router location={place.location} navigationType={place.action} navigator={guarded.navigator}>
        {children}
      </Router>
    </GuardContext>
  );
}
