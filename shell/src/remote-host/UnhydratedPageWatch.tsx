import { lazyPart } from '@storefront/shared/lazy';
import { useSyncExternalStore } from 'react';
import type { PageMachine } from './page-machine';

const UnhydratedPageNotice = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "unhydrated-page" */ './UnhydratedPageNotice')).UnhydratedPageNotice,
);

export interface UnhydratedPageWatchProps {
  readonly page: PageMachine;
  /** What a notice calls the page: "The menu". */
  readonly part: string;
}

const none = () => null;

/**
 * Shows a notice above a page that stays as the server rendered it (C90). It subscribes by itself: drawing the page's
 * place again would remove the server's HTML.
 */
export function UnhydratedPageWatch({ page, part }: UnhydratedPageWatchProps) {
  const error = useSyncExternalStore(page.subscribe, page.unhydrated, none);
  return error && <UnhydratedPageNotice page={page} part={part} error={error} />;
}
