import { replace, type Watch } from './ledger';

/** Counts intervals. Timeouts end by themselves. */
export const watchTimers: Watch = (ledger) => {
  const { setInterval, clearInterval } = globalThis;
  const stops = [
    replace(globalThis, 'setInterval', (...args: Parameters<typeof setInterval>) => {
      const timer = setInterval(...args);
      ledger.take(timer, 'interval');
      return timer;
    }),
    replace(globalThis, 'clearInterval', (timer: Parameters<typeof clearInterval>[0]) => {
      ledger.giveBack(timer);
      clearInterval(timer);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
};
