import type { z } from 'zod';
import type { Calls } from '../../../contract/calls';
import type { CallName } from '../../../contract/routes';
import type { MockPerson, MockWorld } from '../world';
import { MockFailure } from './mock-failure';

/** What a schema of a call makes of its input; nothing where the call has no such part. */
type Parsed<N extends CallName, K extends string> = Calls[N] extends { [P in K]: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;

/** A checked request, as the resolver of its call gets it. */
export interface MockContext<N extends CallName> {
  readonly world: MockWorld;
  readonly params: Parsed<N, 'params'>;
  readonly query: Parsed<N, 'query'>;
  readonly headers: Parsed<N, 'headers'>;
  readonly body: Parsed<N, 'body'>;
  /** The body's fields before the schema read them: indexed ones such as `color_0` stand only here (C61). */
  readonly form: Readonly<Record<string, unknown>>;
  readonly files: ReadonlyMap<string, File>;
  /** Who makes the call, null for a guest. */
  readonly person: MockPerson | null;
  /** Whose browser this is: what `world.sessions` is keyed by. */
  readonly browser: string;
}

/** The person of a call that guests cannot make. */
export function member({ person }: Pick<MockContext<CallName>, 'person'>): MockPerson {
  if (!person) throw new MockFailure(401, 'Please log in');
  return person;
}
