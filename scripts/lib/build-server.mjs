import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { checkPackages } from './check-packages.mjs';
import { inRoot } from './paths.mjs';
import { Problem } from './problem.mjs';
import { sourceHash } from './source-hash.mjs';
import { readStamp, writeStamp } from './stamp.mjs';

const stamp = inRoot('.cache/build/server');

/**
 * Entry points of the server and of the commands of an operator. Compiled, they start in a third of the time and need
 * production dependencies only (C340).
 */
const entries = {
  main: 'server/src/main.ts',
  gateway: 'gateway/src/main.ts',
  'sheet-worker': 'server/src/catalogue/import/sheet-worker.ts',
  'render-worker': 'gateway/src/ssr/worker/render-worker.ts',
  env: 'server/src/shop/shop-env.ts',
  release: 'gateway/src/releases/release.ts',
  'release-entry': 'gateway/src/releases/release-entry.ts',
  promote: 'gateway/src/releases/promote.ts',
  rollback: 'gateway/src/releases/rollback.ts',
  retire: 'gateway/src/releases/retire.ts',
  prune: 'gateway/src/releases/prune.ts',
  'pull-releases': 'gateway/src/releases/pull-releases.ts',
  'list-releases': 'gateway/src/releases/list-releases.ts',
  'release-paths': 'gateway/src/releases/release-paths.ts',
  'with-lock': 'gateway/src/releases/with-lock.ts',
  'read-shop-health': 'server/src/shop/read-shop-health.ts',
  'with-database': 'server/src/operations/with-database.ts',
  backup: 'server/src/operations/backup.ts',
  restore: 'server/src/operations/restore.ts',
  'migrate-to-postgres': 'server/src/operations/migrate-to-postgres.ts',
  'clear-demo': 'server/src/operations/demo/clear-demo.ts',
  'recount-sums': 'server/src/reports/recount-sums.ts',
  'turn-off-by-operator': 'server/src/users/second-factor/turn-off-by-operator.ts',
};

export const serverBuild = Object.fromEntries(
  Object.keys(entries).map((name) => [name, inRoot('server/dist', `${name}.js`)]),
);

/**
 * Bundled as well: kysely and zod are hundreds of small files, which take a fifth of the time to start; lru-cache and semver
 * exist in an older version at the root, where the compiled server would find them.
 */
const inlined = /^(?:@storefront\/|(?:kysely|zod|lru-cache|semver)(?:\/|$))/;

/** Bundles our own packages; others stay in node_modules, except those above. */
const externalPackages = {
  name: 'external-packages',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || inlined.test(path) ? null : { path, external: true },
    );
  },
};

/** The version of a build, as releases have: that of package.json, and the beginning of the hash of its sources. */
const versionOf = (hash) =>
  `${JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).version}-${hash.slice(0, 12)}`;

const isBuilt = () => Object.values(serverBuild).every(existsSync);

/** Compiles into `folder`, with the version that logs show. @throws {Problem} with the compiler's output */
async function compile(folder, version) {
  const { build } = await import('esbuild');
  const result = await build({
    absWorkingDir: inRoot(),
    entryPoints: entries,
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    sourcemap: true,
    // Node keeps each map in memory, and prints file and line only.
    sourcesContent: false,
    define: { BUILD_VERSION: JSON.stringify(version) },
    logLevel: 'silent',
    plugins: [externalPackages],
  }).catch((error) => error);
  if (result instanceof Error) throw new Problem('The server does not compile: see above.', result.message);
}

/**
 * Compiles the server into `server/dist` if its sources have changed. Returns whether it did. Where only packages of the
 * server are installed, it uses the build that is there: the one that the server runs (C340).
 *
 * @throws {Problem} if there is neither a build nor a compiler, or if the sources do not compile
 */
export async function buildServer(isForced = false) {
  if (!existsSync(inRoot('node_modules/esbuild'))) {
    if (isBuilt() && !isForced) return false;
    throw new Problem(
      'The server is not built, and its compiler is not installed: npm ci --omit=dev && npm run build',
    );
  }
  const wanted = sourceHash(
    'server/src',
    'http/src',
    'gateway/src',
    'demo/src',
    'shared/src',
    'scripts/lib/build-server.mjs',
    'package-lock.json',
  );
  const isCurrent = () => readStamp(stamp) === wanted && isBuilt();
  if (!isForced && isCurrent()) return false;
  checkPackages();
  const fresh = inRoot('.cache', `server-${process.pid}`);
  try {
    await compile(fresh, versionOf(wanted));
    // Another command may have compiled meanwhile, and may be loading its build.
    if (!isForced && isCurrent()) return true;
    rmSync(inRoot('server/dist'), { recursive: true, force: true });
    renameSync(fresh, inRoot('server/dist'));
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  writeStamp(stamp, wanted);
  return true;
}
