import { execFile } from 'node:child_process';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyBuild } from './copy-build';
import { DATA_DIR, shopEnvironment } from './shop-environment';

const ROOT = join(import.meta.dirname, '../..');
const REGISTRY = join(DATA_DIR, 'registry.json');
const CHUNKS = 'client/assets';

/** Runs a script of `scripts/` for the shop under test. Returns its output. Throws if the script fails. */
export async function runScript(script: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(ROOT, 'scripts', `${script}.mjs`), ...args],
    { cwd: ROOT, env: { ...process.env, ...shopEnvironment } },
  );
  return stdout;
}

/** Saves the registry. Returns a function that restores it, for the next tests. */
export async function saveRegistry(): Promise<() => Promise<void>> {
  const before = await readFile(REGISTRY);
  return async () => {
    await writeFile(`${REGISTRY}.before`, before);
    await rename(`${REGISTRY}.before`, REGISTRY);
  };
}

/** Returns the id of a part's live release. */
export async function liveRelease(name: string): Promise<string> {
  const { parts } = JSON.parse(await readFile(REGISTRY, 'utf8'));
  return parts[name].live;
}

/** Copies the cafe's build with another heading on the menu. Returns the folder, which the caller removes. */
export async function buildWithHeading(heading: string): Promise<string> {
  const dist = await copyBuild('cafe');
  const page = (await readdir(join(dist, CHUNKS))).find((file) => /MenuPage\.\w+\.js$/.test(file));
  if (!page) throw new Error('The build of the cafe has no chunk for its menu.');
  const file = join(dist, CHUNKS, page);
  for (const build of [file, join(dist, 'server/server.cjs')])
    await writeFile(build, (await readFile(build, 'utf8')).replace('"Our menu"', JSON.stringify(heading)));
  await rm(`${file}.br`);
  return dist;
}

/** Releases a cafe with this heading on the menu, by `npm run release`. */
export async function releaseWithHeading(heading: string, ...flags: string[]): Promise<void> {
  const dist = await buildWithHeading(heading);
  await runScript('release', 'cafe', `--from=${dist}`, ...flags);
  await rm(dist, { recursive: true, force: true });
}
