import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { PageBoundary } from './PageBoundary';
import { PageNotice } from './PageNotice';
import { PageFailure } from './page-failure';
import type { PageSlot } from './page-slot';

export interface RemotePageProps {
  readonly slot: PageSlot;
  /** What a notice calls the page: "The menu". */
  readonly part: string;
  /** Holds the page's place while it loads, in its shape. */
  readonly skeleton: ReactNode;
}

/**
 * The one place where another team's page meets the host: a skeleton while it loads, a notice with Retry when it
 * fails, throws, does not fit or takes longer than five seconds (C90). Frame, badge and the other remotes go on
 * working. Give it a key per route, so that a notice does not outlive a navigation.
 */
export function RemotePage({ slot, part, skeleton }: RemotePageProps) {
  const [round, setRound] = useState(0);
  const nextRound = useCallback(() => setRound((before) => before + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks the slot again
  const Content = useMemo(() => slot.component(), [slot, round]);

  const retry = () => {
    slot.reset();
    nextRound();
  };
  const showWhenItComes = (error: unknown) => {
    if (error instanceof PageFailure && error.kind === 'late') slot.start().then(nextRound, nextRound);
  };

  return (
    <PageBoundary
      key={round}
      onError={showWhenItComes}
      notice={(error) => <PageNotice part={part} error={error} onRetry={retry} />}
    >
      <Suspense fallback={skeleton}>
        <Content />
      </Suspense>
    </PageBoundary>
  );
}
