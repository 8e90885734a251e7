/** An error that the operator can fix. Commands print it without a stack. */
export class OperationsError extends Error {
  override readonly name = 'OperationsError';
}
