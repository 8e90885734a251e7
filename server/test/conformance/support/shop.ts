import type { HttpClient } from '../../support/http-client';

/** The real server or the mocked API, filled with the conformance catalogue. */
export interface Shop {
  /** A browser without a session. */
  guest(): HttpClient;
  /** A browser with a staff session. */
  admin(): Promise<HttpClient>;
  /** The code that an authenticator app with this secret shows now, or some steps of 30 s later. */
  authenticatorCode(secret: string, steps?: number): string;
  close(): Promise<void>;
}

/** One behaviour that every implementation of the API must have. */
export interface Case {
  readonly name: string;
  readonly run: (shop: Shop) => Promise<void>;
}

/** Cases that share one shop, in order. */
export interface CaseGroup {
  readonly title: string;
  readonly cases: readonly Case[];
}
