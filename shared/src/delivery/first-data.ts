import type { CallName } from '../contract/routes';

/** An answer that the page gateway wrote into the HTML, with the key of its query. */
export interface FirstDatum {
  readonly key: readonly [CallName, unknown];
  readonly data: unknown;
}
