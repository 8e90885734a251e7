import type { z } from 'zod';
import type { Calls } from './calls';
import type { CallName } from './routes';

/** The schema under a key of a call, if it has one. */
type Part<N extends CallName, K extends string> = Calls[N] extends { [P in K]: infer S extends z.ZodType }
  ? S
  : never;

type Given<N extends CallName, K extends string> = [Part<N, K>] extends [never]
  ? unknown
  : undefined extends z.input<Part<N, K>>
    ? { [P in K]?: z.input<Part<N, K>> | undefined }
    : { [P in K]: z.input<Part<N, K>> };

type GivenQuery<N extends CallName> = [Part<N, 'query'>] extends [never]
  ? unknown
  : { query?: z.input<Part<N, 'query'>> | undefined };

/** Input of a call: path parameters, query and body, as far as the call has them. */
export type Input<N extends CallName> = Given<N, 'params'> & GivenQuery<N> & Given<N, 'body'>;

/** The `data` of a call's answer. */
export type Answer<N extends CallName> = z.output<Calls[N]['answer']>;
