import { useState, useSyncExternalStore } from 'react';
import type { PageFailure } from './page-failure';
import { pageTroubles } from './page-troubles';
import { TroubleBar } from './TroubleBar';
import type { UnhydratedPageWatchProps } from './UnhydratedPageWatch';

interface UnhydratedPageNoticeProps extends UnhydratedPageWatchProps {
  readonly error: PageFailure;
}

/** Notice above a page that is readable but not interactive yet; Retry loads its scripts again. */
export function UnhydratedPageNotice({ page, part, error }: UnhydratedPageNoticeProps) {
  const [isClosed, setClosed] = useState(false);
  const state = useSyncExternalStore(page.subscribe, page.state);
  if (isClosed) return null;
  return (
    <TroubleBar
      part={part}
      trouble={pageTroubles[error.kind].trouble}
      isRetrying={state === 'hydrating'}
      onRetry={page.retry}
      onClose={() => setClosed(true)}
    >
      You can read it, but its buttons do nothing yet.
    </TroubleBar>
  );
}
