import { checkCitations } from './check-citations.mjs';
import { checkFileLength } from './check-file-length.mjs';
import { checkLockfile } from './check-lockfile.mjs';
import { runChild } from './children.mjs';
import { inPool } from './in-pool.mjs';
import { parts, root, tools } from './paths.mjs';
import { line } from './steps.mjs';

const SOURCES = [
  'shared',
  'server',
  'gateway',
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

/** Asked for when its turn comes: it needs packages, and `npm test` starts before any is installed. */
const findSharedApi = async () => (await import('./check-shared-api.mjs')).checkSharedApi();

/** Each check answers what is wrong; an empty text where nothing is. The slowest go first. */
const checks = [
  { name: 'types', find: run('tsc', '--noEmit', '-p', 'tsconfig.json') },
  {
    name: 'import directions',
    find: run('depcruise', '--config', '.dependency-cruiser.cjs', '-T', 'err', ...SOURCES),
  },
  { name: 'unused code', find: run('knip', '--no-progress', '--no-config-hints') },
  { name: 'shared api', find: findSharedApi },
  { name: 'format and lint', find: run('biome', 'check', '--error-on-warnings', '.') },
  { name: 'lockfile', find: checkLockfile },
  { name: 'file length', find: checkFileLength },
  { name: 'citations', find: checkCitations },
];

/**
 * Holds the tree against its own rules, two checks at a time, and shows each with its time.
 *
 * @returns {Promise<{ name: string, isGood: boolean }[]>}
 */
export function verifyTree() {
  return inPool(checks, 2, async ({ name, find }) => {
    const began = performance.now();
    const wrong = await find();
    line(wrong === '', name, '', performance.now() - began);
    if (wrong) console.log(wrong.replace(/^/gm, '    '));
    return { name, isGood: wrong === '' };
  });
}
