import { stopChildren, stopOnSignal } from './children.mjs';
import { showProblem } from './problem.mjs';

/**
 * Runs a command of package.json. An error is printed and ends it with code 1; Ctrl-C ends it and its child processes.
 *
 * @param {(isStopping: () => boolean) => Promise<void>} work
 * @param {() => void} [onStop]
 */
export async function runCommand(work, onStop) {
  const isStopping = stopOnSignal(onStop);
  try {
    await work(isStopping);
  } catch (error) {
    if (isStopping()) return;
    showProblem(error);
    await stopChildren();
    process.exit(1);
  }
}
