import { late } from '@storefront/shared/lazy';
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { KeptPageWatch } from './KeptPageWatch';
import { PageBoundary } from './PageBoundary';
import { type Again, PageFailure } from './page-failure';
import type { PageSlot } from './page-slot';

/** In a script of its own, for the first screen has no failure to tell; without it the plainest words, until it comes. */
const PageNotice = late(
  async () => (await import(/* webpackChunkName: "page-notice" */ './PageNotice')).PageNotice,
  <p role="alert">This page cannot be reached just now.</p>,
);

export interface RemotePageProps {
  readonly slot: PageSlot;
  /** What a notice calls the page: "The menu". */
  readonly part: string;
  /** Holds the page's place while it loads, in its shape. */
  readonly skeleton: ReactNode;
}

/** Stands beside the page, and is there once the page is. */
function Witness({ slot }: Pick<RemotePageProps, 'slot'>) {
  useEffect(() => {
    slot.isShown = true;
    slot.isRendered = false;
    slot.onShown();
  }, [slot]);
  return null;
}

/**
 * The one place where another team's page meets the host: a skeleton while it loads, a notice with Retry when it
 * fails, throws, does not fit or takes longer than five seconds (C90). A page that throws before anything of it was
 * shown is asked for once more, which brings the last good release (C116). One that came rendered stays as it is until
 * its scripts are there. Frame, badge and the other remotes go on working. Give it a key per route, so that a notice does not outlive a navigation.
 */
export function RemotePage({ slot, part, skeleton }: RemotePageProps) {
  const [round, setRound] = useState(0);
  const nextRound = () => setRound((before) => before + 1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks the slot again
  const Content = useMemo(() => slot.component(), [slot, round]);

  const tryAgain = (again: Again) => {
    slot.reset(again);
    nextRound();
  };
  const hear = (error: unknown) => {
    if (error instanceof PageFailure ? error.kind === 'late' : slot.isShown) slot.tell(error, nextRound);
    else if (!(error instanceof PageFailure)) tryAgain({ trouble: ['render', error] });
  };

  return (
    <>
      <KeptPageWatch slot={slot} part={part} />
      <PageBoundary
        key={round}
        onError={hear}
        notice={(error) => (
          <PageNotice part={part} error={error} onRetry={() => tryAgain({ isAsked: true })} />
        )}
      >
        <Suspense fallback={skeleton}>
          <Content />
          <Witness slot={slot} />
        </Suspense>
      </PageBoundary>
    </>
  );
}
