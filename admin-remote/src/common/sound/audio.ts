import { playTune, type Tune } from './bell';

/** Time limit for resuming the audio context, ms. A browser that blocks sound never settles the promise. */
const TIMEOUT_MS = 400;

let context: AudioContext | null = null;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * True if the browser blocks sound until a user gesture (P30). It asks `userActivation` because a trial would log a
 * warning.
 */
export const isSoundHeldBack = (): boolean =>
  context ? context.state !== 'running' : navigator.userActivation?.hasBeenActive === false;

/** Resumes the audio context; a click handler may do so. @returns true if sound can play. */
export async function wakeSound(): Promise<boolean> {
  if (typeof AudioContext === 'undefined') return false;
  if (!context && isSoundHeldBack()) return false;
  context ??= new AudioContext();
  if (context.state !== 'running') await Promise.race([context.resume().catch(() => {}), wait(TIMEOUT_MS)]);
  return context.state === 'running';
}

/** Rings for new orders, or for one that waits. @returns false if the browser blocked the sound. */
export async function ring(times: number, tune: Tune = 'bell'): Promise<boolean> {
  const isAwake = await wakeSound();
  if (isAwake && context) playTune(context, tune, times);
  return isAwake;
}
