import { playBell } from './bell';

/** How long a browser is given to wake the sound up, ms: one that holds it back never answers. */
const TIMEOUT_MS = 400;

let context: AudioContext | null = null;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Whether the browser holds sound back until somebody has touched the page (P30). It is not tried out: a try would
 * only leave a warning in the console.
 */
export const isSoundHeldBack = (): boolean =>
  context ? context.state !== 'running' : navigator.userActivation?.hasBeenActive === false;

/** Wakes the sound up; called from a click it may. @returns whether sound can be heard. */
export async function wakeSound(): Promise<boolean> {
  if (typeof AudioContext === 'undefined') return false;
  if (!context && isSoundHeldBack()) return false;
  context ??= new AudioContext();
  if (context.state !== 'running') await Promise.race([context.resume().catch(() => {}), wait(TIMEOUT_MS)]);
  return context.state === 'running';
}

/** Rings for new orders. @returns false when the browser held the sound back. */
export async function ring(times: number): Promise<boolean> {
  const isAwake = await wakeSound();
  if (isAwake && context) playBell(context, times);
  return isAwake;
}
