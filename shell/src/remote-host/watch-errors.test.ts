import { PAGE_BLOCKS } from '@storefront/shared/config';
import { watchErrors } from './watch-errors';

const registry = {
  cafe: { entry: '/releases/cafe/2/remoteEntry.js', version: '1.1.0', exposes: [] },
};

const errorAt = (script: string) => {
  const error = new Error('a bug');
  error.stack = `Error: a bug\n    at press (${window.location.origin}${script}:1:2345)`;
  return error;
};
const throwLater = (error: Error) => window.dispatchEvent(new ErrorEvent('error', { error }));

beforeEach(() => {
  document.head.innerHTML = `<script type="application/json" id="${PAGE_BLOCKS.registry}">${JSON.stringify({ shell: null, remotes: registry })}</script>`;
});

test('C117: reports an uncaught error for the part whose script threw, until unsubscribed', () => {
  const listener = jest.fn();
  const stop = watchErrors(listener);
  const ofCafe = errorAt('/releases/cafe/2/assets/7.js');
  throwLater(ofCafe);
  const ofShell = errorAt('/assets/main.js');
  throwLater(ofShell);
  for (const notOurs of ['/releases/cafe/1/assets/7.js', '/elsewhere/7.js']) throwLater(errorAt(notOurs));
  const through = errorAt('/releases/cafe/1/assets/7.js');
  through.stack += `\n    at react (${window.location.origin}/assets/main.js:1:1)`;
  throwLater(through);
  expect(listener.mock.calls).toEqual([
    ['cafe', ofCafe],
    ['shell', ofShell],
  ]);
  stop();
  // Without any listener the test runner would fail on the error.
  window.addEventListener('error', () => {});
  throwLater(ofCafe);
  expect(listener).toHaveBeenCalledTimes(2);
});
