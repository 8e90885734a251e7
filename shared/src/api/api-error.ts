import type { FieldError, OrderConflict } from '../contract/envelope';

/** A call that failed, with what a screen may need to know about it (C83). */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  /** This class is compiled into every remote: an error that the shell's one client threw is known by its name. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ApiError';
  }

  constructor(
    /** HTTP status; 0 when no answer arrived at all. */
    readonly status: number,
    message: string,
    /** The fields at fault, when the server named them. */
    readonly fields: readonly FieldError[] = [],
    /** What changed meanwhile, on a 409 to an order (C85). */
    readonly conflict: OrderConflict | null = null,
  ) {
    super(message);
  }

  /** True when it is unknown whether the server acted: no answer, or one from a gateway in between (P2). */
  get isAmbiguous(): boolean {
    return this.status === 0 || this.status === 502 || this.status === 503 || this.status === 504;
  }
}
