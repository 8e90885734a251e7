import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '../..');

/** The result of a command of package.json. */
export interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** Runs one of the scripts to its end, in this checkout or in another folder that has them. */
export function runCommand(
  script: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
  folder = root,
): Promise<Ended> {
  const child = spawn(process.execPath, [join(folder, 'scripts', script), ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}

/** Returns the last line that is not empty. */
export const lastLine = ({ output }: Ended) => output.trim().split('\n').at(-1);
