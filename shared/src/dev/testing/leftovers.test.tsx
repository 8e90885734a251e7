import { leftoversOf } from './leftovers';

const twice = (round: () => void) => leftoversOf(async () => round(), 2);

test('leftoversOf names a listener that is not removed, with its count', async () => {
  expect(await twice(() => window.addEventListener('scroll', () => {}))).toEqual({ 'window scroll': 2 });
});

test('leftoversOf ignores a listener that is removed or has `once`', async () => {
  const listen = () => {
    const listener = () => {};
    document.addEventListener('keydown', listener, true);
    document.removeEventListener('keydown', listener, true);
    document.addEventListener('keydown', listener, { once: true });
  };
  expect(await twice(listen)).toEqual({});
});

test('leftoversOf counts a listener that is removed in the wrong phase', async () => {
  const listen = () => {
    const listener = () => {};
    document.addEventListener('keydown', listener, true);
    document.removeEventListener('keydown', listener);
  };
  expect(await twice(listen)).toEqual({ 'document keydown': 2 });
});

test('leftoversOf counts the same listener once', async () => {
  const listener = () => {};
  expect(await twice(() => window.addEventListener('scroll', listener))).toEqual({ 'window scroll': 1 });
});

test('leftoversOf counts intervals, observers, channels and media queries until they are closed', async () => {
  const timers: ReturnType<typeof setInterval>[] = [];
  const take = () => {
    timers.push(setInterval(() => {}, 1_000));
    clearInterval(setInterval(() => {}, 1_000));
    new IntersectionObserver(() => {}).observe(document.body);
    const ended = new ResizeObserver(() => {});
    ended.observe(document.body);
    ended.disconnect();
    new BroadcastChannel('cart').close();
    window.matchMedia('print').addEventListener('change', () => {});
  };
  const left = await twice(take);
  for (const timer of timers) clearInterval(timer);
  expect(left).toEqual({ interval: 2, IntersectionObserver: 2, 'print change': 2 });
});

let outliving: Promise<unknown>;

test('a test that ends before its visits …', () => {
  outliving = leftoversOf(() => new Promise((resolve) => setTimeout(resolve, 10)), 1_000);
  outliving.catch(() => {});
});

test('… leaves none of them to the next test', async () => {
  await expect(outliving).rejects.toThrow('The test ended before its visits');
});
