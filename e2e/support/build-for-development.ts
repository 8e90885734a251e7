import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Makes a development build without hot replacement. Returns the workspace's `dist` folder. */
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
