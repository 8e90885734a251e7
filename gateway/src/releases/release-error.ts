/** A release, rollback or registry was refused; the message is for the operator. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
}
