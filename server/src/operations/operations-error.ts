/** An error that the operator can mend. Commands print it without a stack. */
export class OperationsError extends Error {}
