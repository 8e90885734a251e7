import type { z } from 'zod';
import type { Right } from '../rules/rights';
import { type CallName, routes } from './routes';

/** Who may make a call; the server refuses all others (C32). */
export type Access = 'public' | 'customer' | 'admin';

/** One file of a multipart call; `*` stands for an index, as in `colorImage_*`. */
export interface FilePart {
  readonly field: string;
  readonly required: boolean;
  readonly describes: string;
  /** Absent: a picture. */
  readonly mediaType?: string;
  /** Largest size; absent: 8 MB. */
  readonly megabytes?: number;
}

interface Parts {
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly headers?: z.ZodType;
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
}

/** Who may make a call; calls of staff name the right that opens them, or several of which one is enough (C292). */
type Opened =
  | { readonly access: 'public' | 'customer'; readonly right?: never }
  | { readonly access: 'admin'; readonly right: Right | readonly Right[] };

interface Details {
  /** What the call does, one sentence for the reference page. */
  readonly summary: string;
  /** True for what we add beyond §7: a client must work against a server that lacks it. */
  readonly added?: boolean;
  readonly files?: readonly FilePart[];
  /** Media type of an answer that is a file, without the envelope; `answer` is then its bytes. */
  readonly file?: string;
  /** Another media type of that file, which the query chooses. */
  readonly otherFile?: string;
  /** Failures besides 400, 401, 403, 404 and 429: status → reason. */
  readonly failures?: Readonly<Record<number, string>>;
}

type About = Details & Opened;

/**
 * The full description of one call: client, server route, mock, OpenAPI operation and conformance case
 * all derive from it (architecture: "One contract").
 */
export type Call<N extends CallName = CallName, P extends Parts = Parts> = About &
  P & { readonly name: N } & (typeof routes)[N];

/** Joins a route with its schemas. */
export function describeCall<N extends CallName, const P extends Parts>(
  name: N,
  parts: P & About,
): Call<N, P> {
  return { name, ...routes[name], ...parts };
}
