/** A release, rollback or registry that cannot be accepted; the message is for the person at the keyboard. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
}
