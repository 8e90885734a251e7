import type { Load } from './http-load';
import { type LoadProcesses, overHttp } from './load-runs';
import { pageRequest } from './requests';

/** Load processes that answer as many requests as these runs say, and remember with which path each run began. */
function answering(...counts: readonly number[]) {
  const firstPaths: (string | undefined)[] = [];
  const left = [...counts];
  const ask = async ({ requests }: Load) => {
    firstPaths.push(requests[0]?.path);
    return { latencies: new Float64Array(left.shift() ?? 0), seconds: 1, busy: 0.5 };
  };
  const processes = { load: { ask }, connections: 1, busiest: 0 } as unknown as LoadProcesses;
  return { processes, firstPaths };
}

test('a run begins with the request after the last one, and after all of them with the first', async () => {
  const { processes, firstPaths } = answering(2, 5, 1);
  const run = overHttp(processes, 'http://shop', ['/a', '/b', '/c'].map(pageRequest), async () => 0);
  for (const ms of [1, 1, 1]) await run(ms);
  expect(firstPaths).toEqual(['/a', '/c', '/b']);
});
