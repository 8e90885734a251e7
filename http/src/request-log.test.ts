import { createHttp } from './create-http';
import { RequestLog } from './request-log';

test('a request without log lines creates no logger; all its lines share one', () => {
  const lines: string[] = [];
  const app = createHttp({
    logLevel: 'info',
    trustProxy: false,
    logs: { write: (line) => void lines.push(line) },
  });
  let made = 0;
  const log = new RequestLog(() => {
    made += 1;
    return app.log.child({ reqId: 'one' });
  });
  expect(made).toBe(0);
  log.warn({ part: 'cafe' }, 'late');
  log.info('done');
  log.debug('below the log level');
  log.child({ step: 2 }).error('failed');
  expect(made).toBe(1);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { reqId: 'one', level: 40, part: 'cafe', msg: 'late' },
    { reqId: 'one', level: 30, msg: 'done' },
    { reqId: 'one', level: 50, step: 2, msg: 'failed' },
  ]);
});
