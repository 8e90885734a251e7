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

/** What the system says against writing or reading, by its code. */
const SYSTEM = {
  ENOSPC: 'The disk is full',
  SQLITE_FULL: 'The disk is full',
  EDQUOT: 'The disk space of this account is used up',
  EROFS: 'The disk can only be read',
  EACCES: 'This account has no right to use a file',
  EPERM: 'This account has no right to use a file',
  EISDIR: 'A folder stands where a file should be',
  ENOTDIR: 'A file stands where a folder should be',
  EMFILE: 'Too many files are open',
};

/** Returns a failure of the system as a sentence; null for every other error. Drafts are named by their folder. */
function systemText({ code, path, dest, message }) {
  const text = SYSTEM[code];
  const place = dest ? `${path}, copied to ${dest}` : (path ?? message);
  return text ? `${text}: ${place.replace(/\/\.draft-.*/, '')}` : null;
}

/** Prints the reason why a command failed. */
export function showProblem(error) {
  const failure = error && typeof error === 'object' ? systemText(error) : null;
  if (failure) {
    console.error(`\n${failure}`);
  } else if (error instanceof Problem) {
    if (error.details) console.error(`\n${error.details.trimEnd()}`);
    console.error(`\n${error.message}`);
  } else {
    console.error(error);
  }
}
