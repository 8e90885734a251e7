import { existsSync, rmSync } from 'node:fs';
import { checkPackages } from './check-packages.mjs';
import { inRoot } from './paths.mjs';
import { Problem } from './problem.mjs';
import { sourceHash } from './source-hash.mjs';
import { readStamp, writeStamp } from './stamp.mjs';

const stamp = inRoot('.cache/build/server');

/** Entry points of the commands, compiled so that they start in a third of the time. */
const entries = {
  main: 'server/src/main.ts',
  gateway: 'gateway/src/main.ts',
  'render-worker': 'gateway/src/ssr/worker/render-worker.ts',
  env: 'server/src/shop/shop-env.ts',
  release: 'gateway/src/releases/release.ts',
  'release-entry': 'gateway/src/releases/release-entry.ts',
  promote: 'gateway/src/releases/promote.ts',
  rollback: 'gateway/src/releases/rollback.ts',
  retire: 'gateway/src/releases/retire.ts',
  prune: 'gateway/src/releases/prune.ts',
  'list-releases': 'gateway/src/releases/list-releases.ts',
  'read-shop-health': 'server/src/shop/read-shop-health.ts',
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

/** Compiles the server into `server/dist` if its sources have changed. Returns whether it did. */
export async function buildServer(isForced = false) {
  const wanted = sourceHash(
    'server/src',
    'http/src',
    'gateway/src',
    'demo/src',
    'shared/src',
    'scripts/lib/build-server.mjs',
    'package-lock.json',
  );
  if (!isForced && readStamp(stamp) === wanted && Object.values(serverBuild).every(existsSync)) return false;
  checkPackages();
  const { build } = await import('esbuild');
  writeStamp(stamp, 'under way');
  rmSync(inRoot('server/dist'), { recursive: true, force: true });
  const result = await build({
    absWorkingDir: inRoot(),
    entryPoints: entries,
    outdir: 'server/dist',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    sourcemap: true,
    logLevel: 'silent',
    plugins: [externalPackages],
  }).catch((error) => error);
  if (result instanceof Error) throw new Problem('The server does not compile: see above.', result.message);
  writeStamp(stamp, wanted);
  return true;
}
