import type { EditConflict, FieldError, OrderConflict } from '../contract/envelope';

/** A failed call: status, message, wrong fields and order changes (C83). */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  /** Compares by name: every remote has its own copy of this class, and the shell's client throws its own. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ApiError';
  }

  constructor(
    /** HTTP status; 0 without an answer. */
    readonly status: number,
    message: string,
    /** The wrong fields, if the server named them. */
    readonly fields: readonly FieldError[] = [],
    /** Changes of price, stock or fee, on a 409 to an order (C85). */
    readonly conflict: OrderConflict | null = null,
    /** Who changed the same thing, when, and the stored values, on a 409 to a stale save (C165). */
    readonly edit: EditConflict | null = null,
    /** `data` of the refusal, as the server sent it. */
    readonly data: Readonly<Record<string, unknown>> | null = null,
  ) {
    super(message);
  }

  /** True if the server may have acted: no answer, or one from a proxy in between (P2). */
  get isAmbiguous(): boolean {
    return this.status === 0 || this.status === 502 || this.status === 503 || this.status === 504;
  }
}

/** True if the server knows no item of this id: 404, or a refusal of another server under status 200 (C162). */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);
