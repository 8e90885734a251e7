import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { slotOf } from '../app/page-slots';
import { visitAtom } from '../auth/visit-atom';
import type { ShopRoute } from '../routes/route-table';
import { blame } from './recovery/blame';
import { putInUse } from './release-in-use';
import { TroubleBar } from './TroubleBar';
import { watchErrors } from './watch-errors';

/**
 * Hears what remotes throw after their page was shown, where React does not: tells the server (C117), and says above
 * the page, which stays as it is, that something may not have worked (C90).
 */
export function ReleaseWatch({ route }: { readonly route: ShopRoute }) {
  const [trouble, setTrouble] = useState<{ readonly remote: string; readonly path: string } | null>(null);
  const startAnew = useSetAtom(visitAtom);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page that the tab began with
  useEffect(() => {
    import('../telemetry/measure-visit').then(
      ({ measureVisit }) => measureVisit(route.remote),
      () => {},
    );
  }, []);

  const hear = useEffectEvent((remote: string, error: unknown) => {
    // What keeps a page from coming is told of where it is loaded, and most often mended there.
    if (remote === route.remote && !slotOf(route).isShown) return;
    blame(remote, 'event', error);
    setTrouble({ remote, path: window.location.pathname });
  });
  useEffect(() => watchErrors((remote, error) => hear(remote, error)), []);

  if (!trouble || trouble.remote !== route.remote || trouble.path !== window.location.pathname) return null;
  const close = () => setTrouble(null);
  const retry = () => {
    putInUse(trouble.remote, null);
    startAnew((count) => count + 1);
    close();
  };
  return (
    <TroubleBar part={route.part ?? 'The page'} onRetry={retry} onClose={close}>
      What you did last may not have worked. Everything else on this page is still here.
    </TroubleBar>
  );
}
