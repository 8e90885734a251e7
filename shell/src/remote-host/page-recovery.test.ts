import type { PageModule } from './load-release';
import { PageFailure } from './page-failure';
import { PageMachine, type PageSource, TIMEOUT_MS } from './page-machine';

const menu: PageModule = { default: () => null };
const broken = new PageFailure('broken', 'script error');

/** Returns a page of a source that knows neither releases nor troubles, unless `about` adds them. */
function openPage(about: Partial<PageSource> = {}) {
  const ends: { resolve: (module: PageModule) => void; reject: (error: Error) => void }[] = [];
  const load = jest.fn<Promise<PageModule>, Parameters<PageSource['load']>>(
    () => new Promise((resolve, reject) => void ends.push({ resolve, reject })),
  );
  const page = new PageMachine({ load, ...about });
  const settled = () => jest.advanceTimersByTimeAsync(0);
  const end = (index: number, by: PageModule | Error) => {
    if (by instanceof Error) ends[index]?.reject(by);
    else ends[index]?.resolve(by);
    return settled();
  };
  return { page, load, end };
}

/** Returns a page that was opened, loaded and shown. */
async function showPage(about: Partial<PageSource> = {}) {
  const opened = openPage(about);
  opened.page.renderAttempt();
  await opened.end(0, menu);
  opened.page.mounted();
  return opened;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('C116: a page that throws', () => {
  const error = new Error('no price');

  test('before it was shown is loaded again, and rendered again', async () => {
    const onTrouble = jest.fn();
    const { page, load, end } = openPage({ onTrouble });
    page.renderAttempt();
    await end(0, menu);
    page.crashed(error);
    expect([page.state(), page.attempt()]).toEqual(['retrying', 1]);
    expect(load).toHaveBeenLastCalledWith({ trouble: ['render', error] });
    expect(onTrouble).not.toHaveBeenCalled();
    expect(page.renderAttempt()).not.toBe(menu.default);
    await end(1, menu);
    expect([page.state(), page.renderAttempt()]).toEqual(['ready', menu.default]);
  });

  test('after it was shown has failed, and is reported', async () => {
    const onTrouble = jest.fn();
    const { page, load } = await showPage({ onTrouble });
    page.crashed(error);
    expect(page.state()).toBe('failed');
    expect(onTrouble.mock.calls).toEqual([[error]]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('is nothing new once it has failed', async () => {
    const onTrouble = jest.fn();
    const { page, load } = await showPage({ onTrouble });
    page.crashed(error);
    page.crashed(error);
    expect(onTrouble).toHaveBeenCalledTimes(1);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('needs nobody who listens', async () => {
    const { page } = await showPage();
    page.crashed(error);
    expect(page.state()).toBe('failed');
  });
});

describe('a visitor who asks for a failed page', () => {
  test('gets it loaded and rendered again', async () => {
    const { page, load, end } = openPage();
    page.renderAttempt();
    await end(0, broken);
    const onAttempt = jest.fn();
    page.subscribe(() => onAttempt(page.attempt()));
    page.retry();
    expect([page.state(), page.attempt()]).toEqual(['retrying', 1]);
    expect(onAttempt).toHaveBeenLastCalledWith(1);
    expect(load).toHaveBeenLastCalledWith({ isAsked: true });
    await end(1, menu);
    expect(page.renderAttempt()).toBe(menu.default);
  });

  test('changes nothing while it is loaded or shown', async () => {
    const { page, load } = await showPage();
    page.retry();
    expect([page.state(), page.attempt()]).toEqual(['shown', 0]);
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('C90: a page that is late', () => {
  test('is rendered again when it comes after all', async () => {
    const { page, load, end } = openPage();
    page.renderAttempt();
    await jest.advanceTimersByTimeAsync(TIMEOUT_MS);
    expect([page.state(), page.attempt()]).toEqual(['late', 0]);
    await end(0, menu);
    expect([page.state(), page.attempt(), page.renderAttempt()]).toEqual(['ready', 1, menu.default]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('in time is rendered once', async () => {
    const { page } = await showPage();
    expect(page.attempt()).toBe(0);
    await jest.advanceTimersByTimeAsync(TIMEOUT_MS);
    expect(page.state()).toBe('shown');
  });

  test('is said once more after a retry that is late too', async () => {
    const onTrouble = jest.fn();
    const { page, end } = openPage({ onTrouble });
    page.renderAttempt();
    await end(0, broken);
    page.retry();
    page.renderAttempt();
    await jest.advanceTimersByTimeAsync(TIMEOUT_MS);
    expect(page.state()).toBe('late');
    expect(onTrouble.mock.calls).toMatchObject([[{ kind: 'late', message: 'still loading' }]]);
  });

  test('before anybody opened it says nothing', async () => {
    const onTrouble = jest.fn();
    const { page } = openPage({ onTrouble });
    void page.load();
    await jest.advanceTimersByTimeAsync(TIMEOUT_MS);
    expect(page.state()).toBe('loading');
    expect(onTrouble).not.toHaveBeenCalled();
  });

  test('and was asked for again forgets the load before', async () => {
    const { page, end } = openPage();
    page.renderAttempt();
    await jest.advanceTimersByTimeAsync(TIMEOUT_MS);
    page.retry();
    const old: PageModule = { default: () => null };
    await end(0, old);
    expect(page.state()).toBe('retrying');
    await end(1, menu);
    expect(page.renderAttempt()).toBe(menu.default);
  });

  test('and was asked for again forgets that the load before failed', async () => {
    const { page, end } = openPage();
    page.renderAttempt();
    await jest.advanceTimersByTimeAsync(TIMEOUT_MS);
    page.retry();
    await end(0, broken);
    expect(page.state()).toBe('retrying');
  });
});

describe('HTML of the server', () => {
  test('stays with the reason while the visitor asks for its scripts again', async () => {
    const { page, load, end } = openPage();
    page.serverRendered();
    page.renderAttempt();
    await end(0, broken);
    page.retry();
    expect([page.state(), page.attempt(), page.unhydrated()]).toEqual(['hydrating', 0, broken]);
    expect(load).toHaveBeenLastCalledWith({ isAsked: true });
    await end(1, menu);
    expect([page.state(), page.unhydrated()]).toEqual(['ready', null]);
  });

  test('is gone once the visitor has left', () => {
    const { page } = openPage();
    page.serverRendered();
    page.left();
    expect(page.state()).toBe('idle');
  });
});

test('a page that was loaded by prefetch and then opened is not loaded again', async () => {
  const { page, load, end } = await showPage();
  await page.prefetch();
  expect(load).toHaveBeenCalledTimes(1);
  page.left();
  expect([page.state(), page.renderAttempt()]).toEqual(['ready', menu.default]);
  await end(0, menu);
});

test('a prefetch that ends after the page has failed changes nothing', async () => {
  const { page, end } = openPage();
  const prefetched = page.prefetch();
  page.renderAttempt();
  await end(1, broken);
  await end(0, menu);
  await prefetched;
  expect(page.state()).toBe('failed');
});

test('who unsubscribed is not called any more', async () => {
  const { page } = openPage();
  const listener = jest.fn();
  const unsubscribe = page.subscribe(listener);
  void page.load();
  expect(listener).toHaveBeenCalledTimes(1);
  unsubscribe();
  page.serverRendered();
  page.renderAttempt();
  await jest.advanceTimersByTimeAsync(TIMEOUT_MS);
  expect(listener).toHaveBeenCalledTimes(1);
});
