import type { HttpClient } from '../../support/http-client';

/** What the cases run against: the real server or the mocked API, with the conformance catalogue in it. */
export interface Shop {
  /** A browser that nobody signed in to. */
  guest(): HttpClient;
  /** A browser in which a member of staff is signed in. */
  admin(): Promise<HttpClient>;
  close(): Promise<void>;
}

/** One thing that every implementation of the API has to do alike. */
export interface Case {
  readonly name: string;
  readonly run: (shop: Shop) => Promise<void>;
}

/** Cases that share one shop, in order. */
export interface CaseGroup {
  readonly title: string;
  readonly cases: readonly Case[];
}
