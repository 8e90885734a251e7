import { failOnConsoleErrors } from '@storefront/shared/dev/testing/console-errors';

/** A long time limit for a busy machine: it does not slow down tests that pass. */
jest.setTimeout(180_000);
// `npm test` counts and names the tests that needed it. Someone who works on a test sees the first failure.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
failOnConsoleErrors();
