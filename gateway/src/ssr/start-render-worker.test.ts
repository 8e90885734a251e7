import { fork } from 'node:child_process';
import { once } from 'node:events';
import { compileWorker } from '../../test/support/compile-worker';
import type { RenderJob } from './render-job';

test('C491: the process of a worker ends with its server, not with the Ctrl-C that reaches both', async () => {
  const worker = fork(compileWorker(), { serialization: 'advanced', execArgv: [] });
  const nothing: RenderJob = { shell: { name: 'shell', file: '/none.cjs' }, remote: null, page: {} as never };
  worker.send({ id: 1, job: nothing });
  await once(worker, 'message');
  worker.kill('SIGINT');
  worker.kill('SIGTERM');
  worker.send({ id: 2, job: nothing });
  expect(await once(worker, 'message')).toMatchObject([{ id: 2, kind: 'failed' }, undefined]);
  worker.disconnect();
  expect(await once(worker, 'exit')).toEqual([0, null]);
});
