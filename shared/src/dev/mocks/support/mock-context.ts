import type { z } from 'zod';
import type { Calls } from '../../../contract/calls';
import type { CallName } from '../../../contract/routes';
import type { MockPerson, MockWorld } from '../world';
import { MockFailure } from './mock-failure';

/** The output type of a schema of a call; empty if the call has no such part. */
type Parsed<N extends CallName, K extends string> = Calls[N] extends { [P in K]: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;

/** A checked request, the input of a resolver. */
export interface MockContext<N extends CallName> {
  readonly world: MockWorld;
  readonly params: Parsed<N, 'params'>;
  readonly query: Parsed<N, 'query'>;
  readonly headers: Parsed<N, 'headers'>;
  readonly body: Parsed<N, 'body'>;
  /** The raw fields of the body. Only these contain indexed ones such as `color_0` (C61). */
  readonly form: Readonly<Record<string, unknown>>;
  readonly files: ReadonlyMap<string, File>;
  /** The signed-in caller; null for a guest. */
  readonly person: MockPerson | null;
  /** Id of the caller's browser: the key in `world.sessions`. */
  readonly browser: string;
}

/** Returns the caller of a call that guests cannot make. */
export function member({ person }: Pick<MockContext<CallName>, 'person'>): MockPerson {
  if (!person) throw new MockFailure(401, 'Please log in');
  return person;
}
