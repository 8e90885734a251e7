import { useEffect, useEffectEvent } from 'react';

/** How often the server is asked while it does not answer, ms. */
const EVERY_MS = 5_000;
/** A failure so soon after the network was down, ms, is probably still its fault. */
const RECENT_MS = 20_000;
const PAUSE_MS = 1_000;

/** When the server last did not answer, by `performance.now`, ms. */
let lastDown = Number.NEGATIVE_INFINITY;

/** Whether the shop's server answers a request for a small file that the service worker does not store. */
async function doesAnswer(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(EVERY_MS);
    return (await fetch('/manifest.webmanifest', { method: 'HEAD', cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}

/**
 * Calls `retry` when the server answers again. A phone may have a network that leads nowhere: then no `online` event
 * comes. Does nothing if the server has answered all the time: then the network is not the reason.
 */
export function useRetryWhenBack(retry: () => void): void {
  const onBack = useEffectEvent(retry);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const ask = async () => {
      const answers = await doesAnswer();
      if (isGone) return;
      if (!answers) {
        lastDown = performance.now();
        timer = setTimeout(ask, EVERY_MS);
      } else if (performance.now() - lastDown < RECENT_MS) timer = setTimeout(() => onBack(), PAUSE_MS);
    };
    void ask();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, []);
}
