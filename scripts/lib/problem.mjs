/** Something that the person at the keyboard can mend; it is shown as one line, without a stack. */
export class Problem extends Error {
  /**
   * @param {string} message what is wrong and what to do
   * @param {string} [details] output of the tool that failed, shown above
   */
  constructor(message, details = '') {
    super(message);
    this.details = details;
  }
}

/** Shows why a command ends early. */
export function showProblem(error) {
  if (error instanceof Problem) {
    if (error.details) console.error(`\n${error.details.trimEnd()}`);
    console.error(`\n${error.message}`);
  } else {
    console.error(error);
  }
}
