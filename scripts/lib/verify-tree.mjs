import { checkCitations } from './check-citations.mjs';
import { checkFileLength } from './check-file-length.mjs';
import { checkLockfile } from './check-lockfile.mjs';
import { runChild } from './children.mjs';
import { parts, root, tools } from './paths.mjs';
import { line } from './steps.mjs';

const SOURCES = [
  'shared',
  'remote-kit',
  'http',
  'server',
  'gateway',
  'demo',
  ...parts.map(({ folder }) => folder),
  'scripts',
  'bench',
  'e2e',
];

const run =
  (tool, ...args) =>
  async () => {
    const { code, output } = await runChild(process.execPath, [tools[tool], ...args], {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
    });
    return code === 0 ? '' : output.trim() || `${tool} ended with code ${code}`;
  };

/** Imported when it runs: it needs packages, and `npm test` loads this file before they are installed. */
const findSharedApi = async () => (await import('./check-shared-api.mjs')).checkSharedApi();

const findTexts = async () => (await import('./check-own-texts.mjs')).checkOwnTexts();

/** Each check returns what is wrong, or an empty text. The slowest come first. */
const checks = [
  { name: 'types', find: run('tsc', '--noEmit', '-p', 'tsconfig.json') },
  {
    name: 'import directions',
    find: run('depcruise', '--config', '.dependency-cruiser.cjs', '-T', 'err', ...SOURCES),
  },
  { name: 'texts', find: findTexts },
  { name: 'unused code', find: run('knip', '--no-progress', '--no-config-hints') },
  { name: 'shared api', find: findSharedApi },
  { name: 'format and lint', find: run('biome', 'check', '--error-on-warnings', '.') },
  { name: 'lockfile', find: checkLockfile },
  { name: 'file length', find: checkFileLength },
  { name: 'citations', find: checkCitations },
];

/**
 * Runs all checks of the source tree, two at a time, and prints each with its time.
 *
 * @returns {Promise<{ name: string, isGood: boolean }[]>}
 */
export async function verifyTree() {
  // `npm test` loads this file before packages are installed.
  const { default: pLimit } = await import('p-limit');
  return pLimit(2).map(checks, async ({ name, find }) => {
    const began = performance.now();
    const wrong = await find();
    line(wrong === '', name, '', performance.now() - began);
    if (wrong) console.log(wrong.replace(/^/gm, '    '));
    return { name, isGood: wrong === '' };
  });
}
