import type { RenderedPage } from '@storefront/shared/delivery/server-rendering';
import { RenderFailure } from './render-failure';
import type { RenderJob } from './render-job';
import { createRenderer } from './renderer';
import type { RenderWorker } from './start-render-worker';

const PAGE: RenderedPage = { html: '', css: '', styleAttributes: '', head: '' };
const shell = { name: 'shell', file: '/shell.cjs' };
const JOB: RenderJob = {
  shell,
  remote: null,
  page: {
    path: '/',
    search: '',
    firstData: [],
    config: { apiOrigin: '', ownServer: true, otpEcho: false },
  },
};

/** Workers that render on command. */
function fakeWorkers() {
  const started: { warm: string[]; ended: boolean; end?: (page: RenderedPage | RenderFailure) => void }[] =
    [];
  const start = (): RenderWorker => {
    const state: (typeof started)[number] = { warm: [], ended: false };
    started.push(state);
    return {
      get isDead() {
        return state.ended;
      },
      run: () =>
        new Promise((resolve, reject) => {
          state.end = (page) => (page instanceof RenderFailure ? reject(page) : resolve(page));
        }),
      warmUp: ({ file }) => void state.warm.push(file),
      async end() {
        state.ended = true;
      },
    };
  };
  return { started, renderer: createRenderer(start) };
}

const turns = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

test('pages are rendered one after another, by one worker', async () => {
  const { started, renderer } = fakeWorkers();
  const [first, second] = [renderer.render(JOB), renderer.render(JOB)];
  await turns();
  const end = started[0]?.end;
  end?.(PAGE);
  expect(await first).toBe(PAGE);
  await turns();
  expect(started[0]?.end).not.toBe(end);
  started[0]?.end?.(PAGE);
  expect(await second).toBe(PAGE);
  expect(started).toHaveLength(1);
});

test('if the worker dies, another one loads the shell before the next page', async () => {
  const { started, renderer } = fakeWorkers();
  await renderer.renew(shell);
  const first = renderer.render(JOB);
  await turns();
  const [worker] = started;
  if (worker) worker.ended = true;
  worker?.end?.(new RenderFailure('late', 'too late'));
  await expect(first).rejects.toThrow('too late');
  expect(started.map(({ warm }) => warm)).toEqual([['/shell.cjs'], ['/shell.cjs']]);
  const second = renderer.render(JOB);
  await turns();
  started[1]?.end?.(PAGE);
  expect(await second).toBe(PAGE);
  expect(started).toHaveLength(2);
});

test('a ninth request in the queue fails at once', async () => {
  const { renderer } = fakeWorkers();
  const waiting = Array.from({ length: 8 }, () => renderer.render(JOB));
  await expect(renderer.render(JOB)).rejects.toMatchObject({ reason: 'busy' });
  expect(waiting).toHaveLength(8);
});

test('after a change of releases a new worker loads the new shell; closing ends it', async () => {
  const { started, renderer } = fakeWorkers();
  await renderer.renew(shell);
  expect(started.map(({ warm }) => warm)).toEqual([['/shell.cjs']]);
  await renderer.renew({ name: 'shell', file: '/new.cjs' });
  expect(started.map(({ ended }) => ended)).toEqual([true, false]);
  expect(started.at(-1)?.warm).toEqual(['/new.cjs']);
  await renderer.close();
  expect(started.every(({ ended }) => ended)).toBe(true);
  await expect(renderer.render(JOB)).rejects.toMatchObject({ reason: 'busy' });
});
