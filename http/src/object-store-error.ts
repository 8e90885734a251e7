/** A bucket did not do what was asked. The message names bucket, object and the next step; never a key. */
export class ObjectStoreError extends Error {
  override readonly name = 'ObjectStoreError';

  constructor(
    message: string,
    /** Whether the same may work a moment later; false: somebody has to change a setting or the bucket. */
    readonly isTransient: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
