import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runChild } from '../../../../scripts/lib/children.mjs';
import { inRoot, parts, root, tools } from '../../../../scripts/lib/paths.mjs';
import { Problem } from '../../../../scripts/lib/problem.mjs';
import { sourceHash } from '../../../../scripts/lib/source-hash.mjs';
import { readStamp, writeStamp } from '../../../../scripts/lib/stamp.mjs';

const here = fileURLToPath(new URL('./', import.meta.url));
const STAMP = inRoot('.cache/bench/builds/stamp');
const CONFIGS = ['spa', 'naive-host', 'naive-remotes'];

const hash = () =>
  sourceHash(
    ...parts.map(({ folder }) => folder),
    'shared/src',
    'remote-kit',
    'scripts/webpack',
    'bench/src/speed/builds',
    'package-lock.json',
  );

async function build(config) {
  const path = join(here, `${config}.config.cjs`);
  const { code, output } = await runChild(
    process.execPath,
    [tools.webpack, '--mode', 'production', '--config', path],
    { cwd: root, env: { ...process.env, NODE_ENV: 'production', STANDALONE: '' } },
  );
  if (code !== 0) throw new Problem(`The baseline ${config} does not build.`, output);
}

/** Builds the baselines of the bench, unless nothing has changed. */
export async function buildCandidates() {
  const folder = inRoot('.cache/bench/builds');
  const wanted = hash();
  if (readStamp(STAMP) === wanted && existsSync(STAMP)) return folder;
  for (const config of CONFIGS) await build(config);
  writeStamp(STAMP, wanted);
  return folder;
}
