import type { CallName } from '../../../contract/routes';
import type { Answer } from '../../../contract/types';
import type { MockContext } from './mock-context';

/** An answer with its own message. */
export class Reply<D> {
  constructor(
    readonly data: D,
    readonly message: string,
  ) {}
}

type Result<N extends CallName> = Answer<N> | Reply<Answer<N>>;

/** Implements a call in the mocked world. Throws a `MockFailure` to refuse. */
export type MockResolver<N extends CallName> = (context: MockContext<N>) => Result<N> | Promise<Result<N>>;

/** The resolvers of some calls. */
export type MockResolvers<N extends CallName> = { readonly [C in N]: MockResolver<C> };
