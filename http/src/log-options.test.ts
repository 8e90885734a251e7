import { createHttp } from './create-http';

function logged(error: Error): Record<string, unknown> {
  const lines: string[] = [];
  const logs = { write: (line: string) => void lines.push(line) };
  createHttp({ logLevel: 'error', trustProxy: false, logs }).log.error({ err: error }, 'failed');
  return JSON.parse(lines[0] ?? '{}').err;
}

test('an error is logged with the stack of every cause, and without its other fields', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED'), {
    code: 'ECONNREFUSED',
    row: 'of a person',
  });
  const outer = new Error('could not read the settings', {
    cause: new TypeError('failed', { cause: refused }),
  });
  expect(logged(outer)).toEqual({
    type: 'Error',
    code: '',
    message: 'could not read the settings',
    stack: outer.stack,
    cause: {
      type: 'TypeError',
      code: '',
      message: 'failed',
      stack: expect.stringMatching(/^TypeError: failed\n +at /),
      cause: {
        type: 'Error',
        code: 'ECONNREFUSED',
        message: 'connect ECONNREFUSED',
        stack: expect.stringMatching(/^Error: connect/),
      },
    },
  });
});

test('an error that causes itself ends after five causes', () => {
  const error = new Error('round');
  error.cause = error;
  expect(JSON.stringify(logged(error)).match(/"message":"round"/g)).toHaveLength(6);
});
