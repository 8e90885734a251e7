import type { ShopRoute } from '@storefront/shared/delivery/route-table';
import { useEffect, useEffectEvent, useState } from 'react';
import type { PageMachine } from './page-machine';
import { markCurrentFailed } from './recovery/mark-failed';
import { putInUse, releasesInUse } from './registry';
import { TroubleBar } from './TroubleBar';
import { watchErrors } from './watch-errors';

interface RemoteErrorWatchProps {
  readonly route: ShopRoute;
  readonly page: PageMachine;
  /** Starts every page again, with the releases that are in use then. */
  readonly onRetry: () => void;
}

/** Whether a script of a build did not come. */
const isMissingScript = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError';

/**
 * Reports errors that a part throws outside of React (C117). Of a remote whose page was shown it says above the page, too,
 * that something may not have worked (C90). The page stays as it is.
 */
export function RemoteErrorWatch({ route, page, onRetry }: RemoteErrorWatchProps) {
  const [trouble, setTrouble] = useState<{ readonly remote: string; readonly path: string } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page that the tab began with
  useEffect(() => {
    import('../telemetry/measure-visit').then(
      ({ measureVisit }) => measureVisit(route.remote, releasesInUse),
      () => {},
    );
  }, []);

  const onError = useEffectEvent((remote: string, error: unknown) => {
    if (remote === 'shell')
      return markCurrentFailed('shell', isMissingScript(error) ? 'load' : 'event', error);
    // An error before the page is shown is reported where the page is loaded.
    if (remote === route.remote && page.state() !== 'shown') return;
    markCurrentFailed(remote, 'event', error);
    setTrouble({ remote, path: window.location.pathname });
  });
  useEffect(() => watchErrors((remote, error) => onError(remote, error)), []);

  if (!trouble || trouble.remote !== route.remote || trouble.path !== window.location.pathname) return null;
  const close = () => setTrouble(null);
  const retry = () => {
    putInUse(trouble.remote, null);
    onRetry();
    close();
  };
  return (
    <TroubleBar part={route.part ?? 'The page'} onRetry={retry} onClose={close}>
      What you did last may not have worked. Everything else on this page is still here.
    </TroubleBar>
  );
}
