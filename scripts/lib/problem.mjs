/** An error that the user can fix; printed as one line, without a stack. */
export class Problem extends Error {
  /**
   * @param {string} message what is wrong and what to do
   * @param {string} [details] output of the tool that failed, printed above the message
   */
  constructor(message, details = '') {
    super(message);
    this.details = details;
  }
}

/** Prints the reason why a command failed. */
export function showProblem(error) {
  if (error instanceof Problem) {
    if (error.details) console.error(`\n${error.details.trimEnd()}`);
    console.error(`\n${error.message}`);
  } else {
    console.error(error);
  }
}
