import type { PageModule } from './load-release';
import { PageFailure } from './page-failure';
import { nextState, type PageEvent, PageMachine, type PageState, TIMEOUT_MS } from './page-machine';

const arrows: readonly (readonly [PageState, PageEvent, PageState])[] = [
  ['idle', 'load', 'loading'],
  ['idle', 'loaded', 'ready'],
  ['idle', 'server-rendered', 'server-html'],
  ['loading', 'loaded', 'ready'],
  ['loading', 'failed', 'failed'],
  ['loading', 'timed-out', 'late'],
  ['ready', 'mounted', 'shown'],
  ['ready', 'crashed', 'retrying'],
  ['ready', 'outdated', 'idle'],
  ['shown', 'left', 'ready'],
  ['shown', 'crashed', 'failed'],
  ['shown', 'outdated', 'idle'],
  ['late', 'loaded', 'ready'],
  ['late', 'failed', 'retrying'],
  ['late', 'retry', 'retrying'],
  ['late', 'reopened', 'loading'],
  ['failed', 'retry', 'retrying'],
  ['failed', 'reopened', 'idle'],
  ['retrying', 'loaded', 'ready'],
  ['retrying', 'failed', 'failed'],
  ['retrying', 'timed-out', 'late'],
  ['server-html', 'load', 'hydrating'],
  ['server-html', 'left', 'idle'],
  ['hydrating', 'loaded', 'ready'],
  ['hydrating', 'failed', 'html-failed'],
  ['hydrating', 'timed-out', 'html-late'],
  ['hydrating', 'left', 'loading'],
  ['html-late', 'loaded', 'ready'],
  ['html-late', 'failed', 'hydrating'],
  ['html-late', 'retry', 'hydrating'],
  ['html-late', 'left', 'late'],
  ['html-failed', 'retry', 'hydrating'],
  ['html-failed', 'left', 'failed'],
];

test.each(arrows)('%s, after %s: %s', (from, event, to) => {
  expect(nextState(from, event)).toBe(to);
});

const states = [...new Set(arrows.flatMap(([from, , to]) => [from, to]))];
const events = [...new Set(arrows.map(([, event]) => event))];
const hasArrow = (state: PageState, event: PageEvent) =>
  arrows.some(([from, by]) => from === state && by === event);

test.each(states)('%s ignores every other event', (state) => {
  const ignored = events.filter((event) => !hasArrow(state, event));
  expect(ignored.map((event) => nextState(state, event))).toEqual(ignored.map(() => state));
});

const menu: PageModule = { default: () => null };
const broken = new PageFailure('broken', 'script error');

/** Returns a page and the functions that end its loads one by one. */
function openPage(release: () => unknown = () => 1) {
  const ends: { resolve: (module: PageModule) => void; reject: (error: Error) => void }[] = [];
  const load = jest.fn(
    () => new Promise<PageModule>((resolve, reject) => void ends.push({ resolve, reject })),
  );
  const onTrouble = jest.fn();
  const watch = { begun: 0, ended: 0 };
  const page = new PageMachine({
    load,
    release,
    onTrouble,
    watch() {
      watch.begun += 1;
      return () => {
        watch.ended += 1;
      };
    },
  });
  const seen: PageState[] = [page.state()];
  page.subscribe(() => {
    if (seen.at(-1) !== page.state()) seen.push(page.state());
  });
  const settled = () => jest.advanceTimersByTimeAsync(0);
  return {
    page,
    load,
    onTrouble,
    watch,
    seen,
    succeed: () => {
      ends.shift()?.resolve(menu);
      return settled();
    },
    fail: () => {
      ends.shift()?.reject(broken);
      return settled();
    },
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a page without server HTML is loaded, rendered and shown', async () => {
  const { page, seen, succeed } = openPage();
  page.renderAttempt();
  await succeed();
  page.mounted();
  expect(seen).toEqual(['idle', 'loading', 'ready', 'shown']);
  expect(page.renderAttempt()).toBe(menu.default);
});

test('server HTML is hydrated when the scripts have loaded', async () => {
  const { page, seen, succeed } = openPage();
  page.serverRendered();
  page.renderAttempt();
  expect(page.unhydrated()).toBeNull();
  await succeed();
  page.mounted();
  expect(seen).toEqual(['idle', 'server-html', 'hydrating', 'ready', 'shown']);
});

test('C90: server HTML stays while the scripts are late or fail, with the reason in `unhydrated`', async () => {
  const { page, fail, load, onTrouble } = openPage();
  page.serverRendered();
  page.renderAttempt();
  await jest.advanceTimersByTimeAsync(TIMEOUT_MS);
  expect([page.state(), page.unhydrated()?.kind]).toEqual(['html-late', 'late']);
  expect(onTrouble).toHaveBeenCalledTimes(1);
  await fail();
  expect([page.state(), page.attempt()]).toEqual(['hydrating', 0]);
  expect(load).toHaveBeenCalledTimes(2);
  await fail();
  expect([page.state(), page.unhydrated()?.kind]).toEqual(['html-failed', 'broken']);
});

test('a late page that fails is loaded once more and rendered again', async () => {
  const { page, fail, succeed, load } = openPage();
  page.renderAttempt();
  await jest.advanceTimersByTimeAsync(TIMEOUT_MS);
  await fail();
  expect([page.state(), page.attempt()]).toEqual(['retrying', 1]);
  await succeed();
  expect(page.state()).toBe('ready');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a page whose failure was shown is loaded again when it is opened again', async () => {
  const { page, fail, load } = openPage();
  page.renderAttempt();
  await fail();
  page.left();
  expect(page.state()).toBe('failed');
  page.renderAttempt();
  expect(page.state()).toBe('loading');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a page whose release changed is loaded again at its next visit', async () => {
  let version = 1;
  const { page, succeed, load } = openPage(() => version);
  page.renderAttempt();
  await succeed();
  page.mounted();
  page.left();
  version = 2;
  expect(page.renderAttempt()).not.toBe(menu.default);
  expect(page.state()).toBe('loading');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a prefetched page renders at once; a failed one is loaded when it is opened', async () => {
  const { page, succeed, fail } = openPage();
  const failing = page.prefetch();
  const rejected = expect(failing).rejects.toBe(broken);
  await fail();
  await rejected;
  expect(page.state()).toBe('idle');
  void page.prefetch();
  await succeed();
  expect(page.state()).toBe('ready');
  expect(page.renderAttempt()).toBe(menu.default);
});

describe('C493: a page is watched while it may freeze its tab', () => {
  test('from its load until it runs; again when it is rendered again', async () => {
    const { page, watch, succeed } = openPage();
    page.renderAttempt();
    await succeed();
    expect(watch).toEqual({ begun: 1, ended: 0 });
    page.mounted();
    expect(watch).toEqual({ begun: 1, ended: 1 });
    page.left();
    expect(watch).toEqual({ begun: 1, ended: 1 });
    page.renderAttempt();
    expect(watch).toEqual({ begun: 2, ended: 1 });
    page.mounted();
    expect(watch).toEqual({ begun: 2, ended: 2 });
  });

  test('until it fails, or until it has loaded if nobody waits for it any more', async () => {
    const failing = openPage();
    failing.page.renderAttempt();
    await failing.fail();
    expect(failing.watch).toEqual({ begun: 1, ended: 1 });
    const left = openPage();
    left.page.renderAttempt();
    left.page.left();
    expect(left.watch).toEqual({ begun: 1, ended: 0 });
    await left.succeed();
    expect(left.watch).toEqual({ begun: 1, ended: 1 });
  });

  test('while it is prefetched, and then when it is opened', async () => {
    const { page, watch, succeed } = openPage();
    const fetched = page.prefetch();
    expect(watch).toEqual({ begun: 1, ended: 0 });
    await succeed();
    await fetched;
    expect(watch).toEqual({ begun: 1, ended: 1 });
    page.renderAttempt();
    expect(watch).toEqual({ begun: 2, ended: 1 });
  });
});
