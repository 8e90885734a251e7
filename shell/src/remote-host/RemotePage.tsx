import { lazyPart } from '@storefront/shared/lazy';
import { Button } from '@storefront/shared/ui/Button';
import { Page } from '@storefront/shared/ui/Page';
import { type ReactNode, Suspense, useEffect, useMemo, useSyncExternalStore } from 'react';
import { PageBoundary } from './PageBoundary';
import { PageFailure } from './page-failure';
import type { PageMachine } from './page-machine';
import { UnhydratedPageWatch } from './UnhydratedPageWatch';

/** In its own chunk, because most visits see no failure. A sentence with Retry until it has loaded. */
const PageNotice = lazyPart(
  async () => (await import(/* webpackChunkName: "page-offline" */ './PageNotice')).PageNotice,
  ({ onRetry }) => (
    <Page role="alert">
      <p>This page cannot be reached just now.</p>
      <Button onClick={onRetry}>Retry</Button>
    </Page>
  ),
);

/** Loads a late or failed page again when the browser is online (C156). */
function useRetryOnline({ retry }: PageMachine): void {
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
}

export interface RemotePageProps {
  readonly page: PageMachine;
  /** What a notice calls the page: "The menu". */
  readonly part: string;
  /** Shown while the page loads, in its shape. */
  readonly skeleton: ReactNode;
}

/** Calls `onMounted` when its siblings have mounted too. */
function OnMounted({ onMounted }: { readonly onMounted: () => void }) {
  useEffect(onMounted, [onMounted]);
  return null;
}

/**
 * Renders a page of a remote or of the shell inside its own boundary: a skeleton while it loads, a notice with Retry when
 * it fails, throws, does not fit or takes longer than five seconds (C90). A page that throws before it was shown is
 * loaded once more, which brings the last good release (C116). HTML of the server stays until the page's scripts are
 * there. Needs a `key` per route, or a notice would stay after a navigation.
 */
export function RemotePage({ page, part, skeleton }: RemotePageProps) {
  const attempt = useSyncExternalStore(page.subscribe, page.attempt, page.attempt);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt renders the page again
  const Content = useMemo(() => page.renderAttempt(), [page, attempt]);
  useEffect(() => page.left, [page]);
  useRetryOnline(page);

  return (
    <>
      <UnhydratedPageWatch page={page} part={part} />
      <PageBoundary
        key={attempt}
        // A PageFailure comes from the machine itself.
        onError={(error) => error instanceof PageFailure || page.crashed(error)}
        notice={(error) => <PageNotice part={part} error={error} onRetry={page.retry} />}
      >
        <Suspense fallback={skeleton}>
          <Content />
          <OnMounted onMounted={page.mounted} />
        </Suspense>
      </PageBoundary>
    </>
  );
}
