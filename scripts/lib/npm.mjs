import { runChild } from './children.mjs';
import { root } from './paths.mjs';
import { Problem } from './problem.mjs';

const QUIET = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];

/** Runs the npm that runs this script, or the one on the PATH. */
function run(args, cwd) {
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js')) return runChild(process.execPath, [script, ...args], { cwd });
  return runChild('npm', args, { cwd, shell: process.platform === 'win32' });
}

/**
 * Runs `npm ci` or `npm install` without packages' scripts; with `packages`, installs those in `folder`.
 * @throws {Problem} with npm's output
 */
export async function npm(command, { packages = [], options = [], folder = root } = {}) {
  const { code, output } = await run([command, ...packages, ...options, ...QUIET], folder);
  if (code === 0) return;
  throw new Problem('The packages could not be installed: see npm’s output above, then try again.', output);
}

/**
 * Runs a script of another package.json.
 * @throws {Problem} with what it printed
 */
export async function npmRun(script, folder, failure) {
  const { code, output } = await run(['run', script], folder);
  if (code !== 0) throw new Problem(failure, output);
}

/**
 * Returns what an npm command prints.
 * @throws {Problem} with npm's output
 */
export async function npmOutput(args) {
  const { code, output } = await run([...args, '--loglevel=error'], root);
  if (code === 0) return output;
  throw new Problem(`npm ${args[0]} failed: see above.`, output);
}
