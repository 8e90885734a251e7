import type { Trouble } from '@storefront/shared/delivery/release-reports';
import { plainTrouble } from './plain-reason';
import { type ReleaseCountStore, type ReleaseEvent, withShell } from './release-counts';

/** A page of the server: the part that owns it, its release, and the shell around it; null for a page of the shell. */
export interface ServerPage {
  readonly part: string;
  readonly release: string;
  readonly shell: string | null;
}

/** Rendered pages wait until there are this many, or for this long (ms): each write takes the database. */
const MAX_WAITING = 50;
const MAX_WAIT = 10_000;

interface Deps {
  readonly store: Pick<ReleaseCountStore, 'add'>;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

/** Counts pages that the server rendered, and failures to render, by release (C117). */
export function createServerCounts({ store, now, onError }: Deps) {
  const pages = new Map<string, ServerPage & { readonly count: number }>();
  let waiting = 0;
  let timer: NodeJS.Timeout | undefined;

  const add = (events: readonly ReleaseEvent[]) => store.add(events, now()).catch(onError);

  /** Writes the pages that wait. */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const events = [...pages.values()].flatMap(({ part, release, shell, count }) =>
      withShell({ part, release, name: 'rendered', reason: null, count }, shell),
    );
    pages.clear();
    waiting = 0;
    if (events.length > 0) await add(events);
  }

  return {
    flush,
    rendered(page: ServerPage): void {
      const key = `${page.part} ${page.release} ${page.shell}`;
      pages.set(key, { ...page, count: (pages.get(key)?.count ?? 0) + 1 });
      waiting += 1;
      if (waiting >= MAX_WAITING) void flush();
      else timer ??= setTimeout(flush, MAX_WAIT).unref();
    },
    failed({ part, release, shell }: ServerPage, trouble: Trouble): void {
      void add(withShell({ part, release, name: 'server', reason: plainTrouble(trouble) }, shell));
    },
  };
}

export type ServerCounts = ReturnType<typeof createServerCounts>;
