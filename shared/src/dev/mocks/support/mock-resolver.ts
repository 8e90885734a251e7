import type { CallName } from '../../../contract/routes';
import type { Answer } from '../../../contract/types';
import type { MockContext } from './mock-context';

/** An answer that carries words of its own. */
export class Reply<D> {
  constructor(
    readonly data: D,
    readonly message: string,
  ) {}
}

type Result<N extends CallName> = Answer<N> | Reply<Answer<N>>;

/** What a call does in the mocked world; it throws a `MockFailure` to refuse. */
export type MockResolver<N extends CallName> = (context: MockContext<N>) => Result<N> | Promise<Result<N>>;

/** The resolvers of some calls. */
export type MockResolvers<N extends CallName> = { readonly [C in N]: MockResolver<C> };
