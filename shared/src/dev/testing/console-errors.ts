import { format } from 'node:util';

/** Time limit for an expected error that the test did not wait for, ms. */
const LATE_MS = 2_000;
const POLL_MS = 20;

/** The clock of the machine: a test may install a fake one. */
const { setTimeout: wait } = globalThis;

/** React's warning about a lazy part: its script may arrive between two waits of a test, however the test waits. */
const LATE_PART = /^An update to LazyPart inside a test was not wrapped in act/;

let seen: string[] = [];
let expected: RegExp[] = [];

const unexpected = () => seen.filter((text) => !expected.some((pattern) => pattern.test(text)));
const missing = () => expected.filter((pattern) => !seen.some((text) => pattern.test(text)));

/**
 * Declares a `console.error` of the running test, as text (`label message`), once or more often. A test fails if its
 * expected error never comes, and if any other comes.
 */
export function expectConsoleError(pattern: RegExp): void {
  expected.push(pattern);
}

/** Throws if there were errors that nobody declared. Forgets them, so that one error fails one test. */
function refuseUnexpected(when: string): void {
  const errors = unexpected();
  seen = [];
  if (errors.length > 0) throw new Error(`Unexpected console.error ${when}:\n${errors.join('\n')}`);
}

/** Waits for the expected errors. Throws if one does not come, or if there were others. */
export async function checkConsoleErrors(limitMs = LATE_MS): Promise<void> {
  for (let waited = 0; missing().length > 0 && waited < limitMs; waited += POLL_MS)
    await new Promise((resolve) => wait(resolve, POLL_MS));
  const absent = missing();
  refuseUnexpected('in the test');
  if (absent.length > 0) throw new Error(`No console.error matched ${absent.join(', ')}`);
}

/** Fails each test of a file that calls `console.error` without {@link expectConsoleError}. For the set-up of jest. */
export function failOnConsoleErrors(): void {
  console.error = (...args: unknown[]) => {
    const text = format(...args);
    if (!LATE_PART.test(text)) seen.push(text);
  };
  beforeEach(() => {
    refuseUnexpected('before the test');
    expected = [];
  });
  afterEach(() => checkConsoleErrors());
  afterAll(() => refuseUnexpected('after the last test'));
}
