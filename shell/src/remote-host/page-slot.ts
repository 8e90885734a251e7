import { type ComponentType, lazy } from 'react';
import type { ShopRoute } from '../routes/route-table';
import type { PageModule } from './load-release';
import { type Again, asPageFailure, PageFailure } from './page-failure';

/** How long a page may take until the visitor is told, ms (C90). */
export const PATIENCE = 5_000;

/** Where a slot has its page from. */
export interface PageSource {
  load(again?: Again): Promise<PageModule>;
  /** Names what a page was loaded from; one of before it changed is loaded again at its next visit. */
  version?(): unknown;
  /** Hears of a page that is late, or that threw after it was shown. */
  onTrouble?(error: unknown): void;
}

/** A page that stays as the server rendered it, for its scripts do not come. */
export interface KeptPage {
  readonly error: PageFailure;
  /** Takes it over after all. */
  readonly takeOver: (page: PageModule) => void;
}

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
  private version: unknown;
  private again: Again | undefined;
  private isBegun = false;
  /** Whether the component that was handed out last has been seen. */
  isShown = false;
  /**
   * The page stands there as the server rendered it, until its scripts do: neither skeleton nor notice takes the place
   * of what can be read. Until it is shown, or left: a later visit begins as any other.
   */
  isRendered = false;
  /** Hears when the page answers to taps. */
  onShown: () => void = () => {};
  /** Hears of a rendered page whose scripts do not come. */
  onKept: (kept: KeptPage) => void = () => {};

  constructor(private readonly source: PageSource) {}

  /**
   * Starts loading, or joins the loading that is under way. A failure is not kept: the next start tries again.
   * Whatever it rejects with is a PageFailure.
   */
  start(): Promise<PageModule> {
    if (this.loading) return this.loading;
    const loading = this.source.load(this.again).catch((cause: unknown) => {
      if (!this.isBegun) this.forget(loading);
      throw asPageFailure(cause);
    });
    this.loading = loading;
    loading.then(
      (module) => {
        if (this.loading !== loading) return;
        this.loaded = module.default;
        this.version = this.source.version?.();
      },
      () => {},
    );
    return loading;
  }

  /** As `start`, for the page that a visit begins with: a failure before anything is drawn waits for whoever draws it. */
  begin(): Promise<PageModule> {
    this.isBegun = true;
    return this.start();
  }

  private forget(loading: Promise<PageModule>): void {
    if (this.loading === loading) this.loading = null;
  }

  /** What is drawn waits for this. */
  private async load(): Promise<PageModule> {
    const loading = this.start();
    if (this.isBegun) loading.catch(() => this.forget(loading));
    this.isBegun = false;
    return inTime(loading);
  }

  /** Forgets what was loaded; the next `start` is another attempt. */
  reset(again?: Again): void {
    this.again = again;
    this.loaded = null;
    this.loading = null;
  }

  /** The page itself once it is there, else one that suspends, for `PATIENCE` at most. */
  component(): ComponentType {
    this.isShown = false;
    if (this.loaded && this.version !== this.source.version?.()) this.reset();
    const load = () => this.load();
    return this.loaded ?? lazy(this.isRendered ? () => load().catch(this.keep) : load);
  }

  /** React keeps the server's HTML for as long as this does not settle. */
  private keep = (error: PageFailure) =>
    new Promise<PageModule>((takeOver) => this.onKept({ error, takeOver }));

  /** Tells whoever keeps count, and once the page comes all the same, `then`: unless it was asked for anew meanwhile. */
  tell(error: unknown, then: () => void): void {
    this.source.onTrouble?.(error);
    const { loading } = this;
    const go = () => {
      if (this.loading === loading || !this.loading) then();
    };
    if (error instanceof PageFailure) loading?.then(go, go);
  }
}

/** Where a route's page comes from. */
export type SlotOf = (route: ShopRoute) => PageSlot;
