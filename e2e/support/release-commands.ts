import { execFile } from 'node:child_process';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyBuild } from './copy-build';
import { DATA_DIR, shopEnvironment } from './shop-environment';

const ROOT = join(import.meta.dirname, '../..');
const REGISTRY = join(DATA_DIR, 'registry.json');
const CHUNKS = 'client/assets';

/** Runs a command of package.json for the shop under test; it throws where the command ends with a failure. */
export async function runScript(script: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(ROOT, 'scripts', `${script}.mjs`), ...args],
    { cwd: ROOT, env: { ...process.env, ...shopEnvironment } },
  );
  return stdout;
}

/** Puts the registry back as it is now, so that the next journeys meet the shop that they know. */
export async function keepRegistry(): Promise<() => Promise<void>> {
  const before = await readFile(REGISTRY);
  return async () => {
    await writeFile(`${REGISTRY}.before`, before);
    await rename(`${REGISTRY}.before`, REGISTRY);
  };
}

/** The release of a part that the registry names as live. */
export async function liveRelease(name: string): Promise<string> {
  const { parts } = JSON.parse(await readFile(REGISTRY, 'utf8'));
  return parts[name].live;
}

/** A copy of the cafe's build whose menu has another heading, as the cafe's next version might. Whoever asks removes it. */
export async function buildWithHeading(heading: string): Promise<string> {
  const dist = await copyBuild('cafe');
  const page = (await readdir(join(dist, CHUNKS))).find((file) => /MenuPage\.\w+\.js$/.test(file));
  if (!page) throw new Error('The build of the cafe has no chunk of its menu.');
  const file = join(dist, CHUNKS, page);
  for (const build of [file, join(dist, 'server/server.cjs')])
    await writeFile(build, (await readFile(build, 'utf8')).replace('"Our menu"', JSON.stringify(heading)));
  await rm(`${file}.br`);
  return dist;
}

/** Releases a cafe whose menu has this heading, by the command that its team would use. */
export async function releaseWithHeading(heading: string, ...flags: string[]): Promise<void> {
  const dist = await buildWithHeading(heading);
  await runScript('release', 'cafe', `--from=${dist}`, ...flags);
  await rm(dist, { recursive: true, force: true });
}
