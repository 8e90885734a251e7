import type { RenderedPage } from '@storefront/shared/delivery/server-rendering';
import { RenderFailure } from './render-failure';
import type { RenderJob } from './render-job';
import type { RenderWorker } from './render-worker';
import { createRenderer } from './renderer';

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

test('pages are rendered one after another, by the first of two workers', async () => {
  const { started, renderer } = fakeWorkers();
  const [first, second] = [renderer.render(JOB), renderer.render(JOB)];
  await turns();
  expect(started).toHaveLength(2);
  const end = started[0]?.end;
  end?.(PAGE);
  expect(await first).toBe(PAGE);
  await turns();
  expect(started[0]?.end).not.toBe(end);
  started[0]?.end?.(PAGE);
  expect(await second).toBe(PAGE);
  expect(started[1]?.end).toBeUndefined();
});

test('if a worker dies, the spare one takes over and a new spare starts', async () => {
  const { started, renderer } = fakeWorkers();
  const first = renderer.render(JOB);
  await turns();
  const [worker] = started;
  if (worker) worker.ended = true;
  worker?.end?.(new RenderFailure('late', 'too late'));
  await expect(first).rejects.toThrow('too late');
  const second = renderer.render(JOB);
  await turns();
  started[1]?.end?.(PAGE);
  expect(await second).toBe(PAGE);
  expect(started).toHaveLength(3);
});

test('a ninth request in the queue fails at once', async () => {
  const { renderer } = fakeWorkers();
  const waiting = Array.from({ length: 8 }, () => renderer.render(JOB));
  await expect(renderer.render(JOB)).rejects.toMatchObject({ reason: 'busy' });
  expect(waiting).toHaveLength(8);
});

test('after a change of releases new workers load the new shell; closing ends all workers', async () => {
  const { started, renderer } = fakeWorkers();
  await renderer.renew(shell);
  expect(started.map(({ warm }) => warm)).toEqual([['/shell.cjs'], ['/shell.cjs']]);
  await renderer.renew({ name: 'shell', file: '/new.cjs' });
  expect(started.map(({ ended }) => ended)).toEqual([true, true, false, false]);
  expect(started.at(-1)?.warm).toEqual(['/new.cjs']);
  await renderer.close();
  expect(started.every(({ ended }) => ended)).toBe(true);
  await expect(renderer.render(JOB)).rejects.toMatchObject({ reason: 'busy' });
});
