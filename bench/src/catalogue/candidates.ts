/** One variant of the catalogue. */
export interface Candidate {
  readonly name: string;
  /** CSS rules added to the page. */
  readonly css: string;
  /** Whether rows far from the screen keep their cards. */
  readonly keepsCards: boolean;
}

/** Disables what keeps offscreen rows out of layout and paint. */
const ALL_LAID_OUT =
  'main [role=list] > *, main [role=list] [role=listitem] { content-visibility: visible !important; }';

/** The page as it is, and the variants that it is compared with. */
export const CANDIDATES = [
  { name: 'as it is', css: '', keepsCards: false },
  { name: 'all cards kept', css: '', keepsCards: true },
  { name: 'and laid out', css: ALL_LAID_OUT, keepsCards: true },
] as const satisfies readonly Candidate[];

/** Longer than any page, px. */
export const EVERYWHERE = 9_999_999;

/** Makes each row of a list believe that it is near the screen. Runs in the page before its own scripts. */
export function keepCards(margin: number): void {
  const Observer = window.IntersectionObserver;
  window.IntersectionObserver = class extends Observer {
    readonly #wide: IntersectionObserver;
    constructor(report: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super(report, options);
      this.#wide = new Observer(report, { rootMargin: `${margin}px` });
    }
    override observe(target: Element): void {
      if (target.parentElement?.role === 'list') this.#wide.observe(target);
      else super.observe(target);
    }
    override unobserve(target: Element): void {
      this.#wide.unobserve(target);
      super.unobserve(target);
    }
  };
}
