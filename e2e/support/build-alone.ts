import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The workspaces that start alone. */
export type Remote = 'cafe-remote' | 'closet-remote' | 'admin-remote';

/** Builds a remote as `npm run dev` in its folder serves it, without hot replacement; answers the folder of the page. */
export async function buildAlone(remote: Remote): Promise<string> {
  const folder = join(import.meta.dirname, '../..', remote);
  const webpack = createRequire(join(folder, 'package.json')).resolve('webpack/package.json');
  await run(process.execPath, [join(dirname(webpack), 'bin/webpack.js'), '--mode', 'development'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development', STANDALONE: '1' },
  });
  return join(folder, 'dist/standalone');
}
