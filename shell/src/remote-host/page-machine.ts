import type { ShopRoute } from '@storefront/shared/delivery/route-table';
import { type ComponentType, lazy } from 'react';
import type { PageModule } from './load-release';
import { asPageFailure, PageFailure, type RetryReason } from './page-failure';

/** In an `html-…` state the visitor sees the server's HTML, and the page's scripts are late or failed. */
export type PageState =
  | 'idle'
  | 'loading'
  /** Loaded, and not mounted. */
  | 'ready'
  | 'shown'
  /** A notice says so; the page may still come. */
  | 'late'
  | 'failed'
  | 'retrying'
  | 'server-html'
  | 'hydrating'
  | 'html-late'
  | 'html-failed';

export type PageEvent =
  | 'server-rendered'
  | 'load'
  | 'loaded'
  | 'failed'
  | 'timed-out'
  | 'retry'
  | 'mounted'
  | 'crashed'
  | 'left'
  /** Another release of the page is in use than the loaded one. */
  | 'outdated'
  /** The page was opened again after its notice was shown. */
  | 'reopened';

/** The life of a page. */
const transitions: Readonly<Record<PageState, Partial<Readonly<Record<PageEvent, PageState>>>>> = {
  idle: { load: 'loading', loaded: 'ready', 'server-rendered': 'server-html' },
  loading: { loaded: 'ready', failed: 'failed', 'timed-out': 'late' },
  ready: { mounted: 'shown', crashed: 'retrying', outdated: 'idle' },
  shown: { left: 'ready', crashed: 'failed', outdated: 'idle' },
  late: { loaded: 'ready', failed: 'retrying', retry: 'retrying', reopened: 'loading' },
  failed: { retry: 'retrying', reopened: 'idle' },
  retrying: { loaded: 'ready', failed: 'failed', 'timed-out': 'late' },
  'server-html': { load: 'hydrating', left: 'idle' },
  hydrating: { loaded: 'ready', failed: 'html-failed', 'timed-out': 'html-late', left: 'loading' },
  'html-late': { loaded: 'ready', failed: 'hydrating', retry: 'hydrating', left: 'late' },
  'html-failed': { retry: 'hydrating', left: 'failed' },
};

/** Returns the state after an event. An event that the state does not name is ignored. */
export const nextState = (state: PageState, event: PageEvent): PageState =>
  transitions[state][event] ?? state;

/** A page in another state may freeze its tab before it runs. */
const AT_REST: readonly PageState[] = ['idle', 'shown', 'failed', 'server-html', 'html-failed'];

/** How long a page may take until the visitor sees a notice, ms (C90). */
export const TIMEOUT_MS = 5_000;

/** Where a page comes from. */
export interface PageSource {
  load(reason?: RetryReason): Promise<PageModule>;
  /** Returns the release in use. A loaded page of another release is loaded again when it is opened. */
  release?(): unknown;
  /** Called for a page that is late, or that throws after it was shown. */
  onTrouble?(error: unknown): void;
  /** Called when a page begins to come to life. The returned function is called when it runs, failed or is not wanted. */
  watch?(): () => void;
}

/** One attempt of React to render the page: its component, and the function that ends its suspension. */
interface Attempt {
  readonly Page: ComponentType;
  readonly resolve?: ((module: PageModule | Promise<never>) => void) | undefined;
}

/**
 * One page of the shop: loads its scripts, and holds its state (`transitions`). Routes that show the same page share
 * it. Components read `state`, `attempt` and `unhydrated`, and send events through the methods.
 */
export class PageMachine {
  private current: PageState = 'idle';
  private attempts = 0;
  private error: PageFailure | null = null;
  private module: PageModule | null = null;
  private version: unknown;
  private reason: RetryReason | undefined;
  private currentAttempt: Attempt | null = null;
  private loading: Promise<void> = Promise.resolve();
  private loads = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** React renders this page. */
  private isWanted = false;
  private endWatch: (() => void) | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly source: PageSource) {}

  readonly state = (): PageState => this.current;

  /** Changes when React has to render the page again. */
  readonly attempt = (): number => this.attempts;

  /** Why the page stays as the server rendered it, also during a retry. Null for a page that runs or has no such HTML. */
  readonly unhydrated = (): PageFailure | null => {
    return ['hydrating', 'html-late', 'html-failed'].includes(this.current) ? this.error : null;
  };

  /** Calls back after each transition. Returns the function that unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** The HTML of this page came from the server. It stays until the page's scripts have loaded. */
  serverRendered(): void {
    this.send('server-rendered');
  }

  /** Loads the scripts, or joins a load under way. Resolves when they are loaded or have failed; never rejects. */
  load(): Promise<void> {
    if (this.send('load')) this.startLoading();
    return this.loading;
  }

  /** Loads a page that nobody has opened yet. @throws the error of the source; the state then does not change */
  async prefetch(): Promise<void> {
    if (this.current !== 'idle') return;
    const end = this.source.watch?.();
    try {
      this.receive(await this.source.load(this.reason));
    } finally {
      end?.();
    }
  }

  /** Returns what React renders now: the page, or a component that suspends until it is loaded, late or failed. */
  renderAttempt(): ComponentType {
    const isOutdated = this.module && this.version !== this.source.release?.();
    if (isOutdated && this.send('outdated')) {
      this.reason = undefined;
      this.module = this.currentAttempt = null;
    }
    // Each failure is rendered once: a second render means that the page was opened again.
    if (this.currentAttempt && this.send('reopened')) this.module = this.currentAttempt = null;
    void this.load();
    if (this.module) this.currentAttempt = { Page: this.module.default };
    this.currentAttempt ??= this.suspend();
    this.isWanted = true;
    this.watch();
    return this.currentAttempt.Page;
  }

  /** The page has mounted and handles input. */
  readonly mounted = (): void => {
    this.send('mounted');
  };

  /** The page has unmounted. */
  readonly left = (): void => {
    this.isWanted = false;
    this.send('left');
    this.watch();
  };

  /** The page threw while rendering. Before it was shown, it is loaded again, from another release (C116). */
  crashed(error: unknown): void {
    const wasShown = this.current === 'shown';
    if (!this.send('crashed')) return;
    if (wasShown) this.source.onTrouble?.(error);
    else this.startAgain({ trouble: ['render', error] });
  }

  /** The visitor asks for the page again. */
  readonly retry = (): void => {
    if (this.send('retry')) this.startAgain({ isAsked: true });
  };

  private send(event: PageEvent): boolean {
    const next = nextState(this.current, event);
    if (next === this.current) return false;
    this.current = next;
    this.watch();
    this.resolveAttempt();
    for (const listener of [...this.listeners]) listener();
    return true;
  }

  private watch(): void {
    const isComing = !AT_REST.includes(this.current) && (this.isWanted || this.current !== 'ready');
    if (isComing) this.endWatch ??= this.source.watch?.();
    else {
      this.endWatch?.();
      this.endWatch = undefined;
    }
  }

  private startAgain(reason: RetryReason | undefined): void {
    this.module = null;
    this.reason = reason;
    if (this.current === 'retrying') this.startAttempt();
    this.startLoading();
  }

  /** Makes React render the page again. */
  private startAttempt(): void {
    this.currentAttempt = null;
    this.attempts += 1;
    for (const listener of [...this.listeners]) listener();
  }

  private startLoading(): void {
    this.loads += 1;
    const load = this.loads;
    if (this.currentAttempt) this.startTimer();
    this.loading = this.source.load(this.reason).then(
      (module) => {
        if (load === this.loads) this.receive(module);
      },
      (cause: unknown) => {
        if (load === this.loads) this.fail(asPageFailure(cause));
      },
    );
  }

  private receive(module: PageModule): void {
    const wasLate = this.current === 'late';
    if (!transitions[this.current].loaded) return;
    this.module = module;
    this.version = this.source.release?.();
    this.error = null;
    this.send('loaded');
    if (wasLate) this.startAttempt();
  }

  private fail(error: PageFailure): void {
    const wasLate = this.current === 'late' || this.current === 'html-late';
    this.error = error;
    // What was late and then failed is loaded once more without being asked.
    if (this.send('failed') && wasLate) this.startAgain(this.reason);
  }

  private suspend(): Attempt {
    let resolve: Attempt['resolve'];
    const ready = new Promise<PageModule>((resolveReady) => {
      resolve = resolveReady;
    });
    // React may drop an attempt before it waits for it.
    ready.catch(() => {});
    this.currentAttempt = { Page: lazy(() => ready), resolve };
    this.startTimer();
    this.resolveAttempt();
    return this.currentAttempt;
  }

  private startTimer(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (!transitions[this.current]['timed-out']) return;
      this.error = new PageFailure('late', 'still loading');
      this.source.onTrouble?.(this.error);
      this.send('timed-out');
    }, TIMEOUT_MS);
  }

  /** Ends the suspension if the state decides it. An `html-…` state keeps it, so that the HTML of the server stays. */
  private resolveAttempt(): void {
    if (this.current === 'ready' && this.module) this.currentAttempt?.resolve?.(this.module);
    if ((this.current === 'failed' || this.current === 'late') && this.error)
      this.currentAttempt?.resolve?.(Promise.reject(this.error));
    if (!['loading', 'retrying', 'hydrating'].includes(this.current)) clearTimeout(this.timer);
  }
}

/** Returns the page of a route. */
export type PageOf = (route: ShopRoute) => PageMachine;
