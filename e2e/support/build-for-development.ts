import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Builds a part as it is developed, without hot replacement; answers the workspace's `dist`. */
export async function buildForDevelopment(
  workspace: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  const folder = join(import.meta.dirname, '../..', workspace);
  const webpack = createRequire(join(folder, 'package.json')).resolve('webpack/package.json');
  await run(process.execPath, [join(dirname(webpack), 'bin/webpack.js'), '--mode', 'development'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development', STANDALONE: '', ...environment },
  });
  return join(folder, 'dist');
}
