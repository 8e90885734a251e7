import { runChild } from './children.mjs';
import { root } from './paths.mjs';
import { Problem } from './problem.mjs';

const QUIET = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];

/** Runs npm as it runs this script, or the one on the path. */
function run(args, cwd) {
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js')) return runChild(process.execPath, [script, ...args], { cwd });
  return runChild('npm', args, { cwd, shell: process.platform === 'win32' });
}

/**
 * `npm ci` or `npm install`, without scripts of packages; of `packages` in another folder where those are named. Throws
 * {@link Problem} with npm's own words.
 */
export async function npm(command, { packages = [], folder = root } = {}) {
  const { code, output } = await run([command, ...packages, ...QUIET], folder);
  if (code === 0) return;
  throw new Problem('The packages could not be installed: see npm’s words above, then try again.', output);
}
