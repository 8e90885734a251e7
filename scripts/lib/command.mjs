import { stopChildren, stopOnSignal } from './children.mjs';
import { wantedHelp } from './help.mjs';
import { showProblem } from './problem.mjs';

/**
 * Runs a command of package.json; with `--help` it prints what the command does instead. An error is printed and ends it
 * with code 1. Ctrl-C ends it and its child processes, with code 130: `npm test && git push` then does not push. It ends
 * with 0 if it `runsUntilStopped`, as a server does.
 *
 * @param {(isStopping: () => boolean) => Promise<void>} work
 * @param {{ onStop?: () => void, runsUntilStopped?: boolean }} [options]
 */
export async function runCommand(work, options) {
  const help = wantedHelp();
  if (help) return console.log(help);
  const isStopping = stopOnSignal(options);
  try {
    await work(isStopping);
  } catch (error) {
    if (isStopping()) return;
    showProblem(error);
    await stopChildren();
    process.exit(1);
  }
}
