import { type ComponentType, lazy } from 'react';
import type { PageModule } from './load-remote-page';
import { PageFailure } from './page-failure';

/** How long a page may take until the visitor is told, ms (C90). */
export const PATIENCE = 5_000;

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new PageFailure('late', 'still loading')), PATIENCE);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** A page that is loaded once and then kept: by the first line of the script, by a visit, or by a Retry. */
export class PageSlot {
  private loaded: ComponentType | null = null;
  private loading: Promise<PageModule> | null = null;
  private isRetry = false;

  /** @param load loads the page; `isRetry` asks for everything anew. */
  constructor(private readonly load: (isRetry: boolean) => Promise<PageModule>) {}

  /** Starts loading, or joins the loading that is under way. A failure is not kept: the next start tries again. */
  start(): Promise<PageModule> {
    if (this.loading) return this.loading;
    const loading = this.load(this.isRetry);
    this.loading = loading;
    loading.then(
      (module) => {
        if (this.loading === loading) this.loaded = module.default;
      },
      () => {
        if (this.loading === loading) this.loading = null;
      },
    );
    return loading;
  }

  /** Forgets what was loaded; the next `start` asks for everything anew. */
  reset(): void {
    this.isRetry = true;
    this.loaded = null;
    this.loading = null;
  }

  /** The page itself once it is there, else one that suspends, for `PATIENCE` at most. */
  component(): ComponentType {
    return this.loaded ?? lazy(() => inTime(this.start()));
  }
}
