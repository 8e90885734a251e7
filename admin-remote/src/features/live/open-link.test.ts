import { expectConsoleError } from '@storefront/shared/dev/testing/console-errors';
import { FakeSocket } from '@storefront/shared/dev/testing/fake-socket';
import { openLink } from './open-link';

let mockFailures = 0;
jest.mock('socket.io-client', () => {
  const { io } = jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule;
  return {
    io(...given: unknown[]) {
      mockFailures -= 1;
      if (mockFailures >= 0) throw new Error('Loading chunk 7 failed');
      return io(...given);
    },
  };
});

afterEach(() => {
  jest.useRealTimers();
  FakeSocket.opened.length = 0;
});

const handlers = () => ({
  onState: jest.fn(),
  onOrder: jest.fn(),
  onChange: jest.fn(),
  onSettings: jest.fn(),
  onTables: jest.fn(),
  onConnect: jest.fn(),
  onServerTime: jest.fn(),
  onOpenOrder: jest.fn(),
  onWhoHasOpen: jest.fn(),
});

test('a library that did not load is loaded again, until somebody closes the link', async () => {
  jest.useFakeTimers();
  mockFailures = 2;
  for (let count = 0; count < 2; count += 1) expectConsoleError(/^live link Error: Loading chunk 7 failed/);
  const given = handlers();
  const { close } = openLink(given);
  await jest.advanceTimersByTimeAsync(0);
  expect(given.onState).toHaveBeenLastCalledWith('offline');
  await jest.advanceTimersByTimeAsync(20_000);
  expect(FakeSocket.opened).toHaveLength(1);
  close();
});

test('a closed link is not opened again', async () => {
  jest.useFakeTimers();
  mockFailures = 1;
  expectConsoleError(/^live link Error/);
  const { close } = openLink(handlers());
  await jest.advanceTimersByTimeAsync(0);
  close();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.opened).toHaveLength(0);
});
