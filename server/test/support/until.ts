import { setTimeout as pause } from 'node:timers/promises';

/** Waits until the condition holds; the time-out of the test is the limit. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(20);
}
