import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '@storefront/http/error-code';
import { OperationsError } from './operations-error';

const DEBIAN = '/usr/lib/postgresql';

/** Folders of Debian with the tools of each version, newest first. */
function debianFolders(): string[] {
  try {
    const versions = readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a));
    return versions.map((version) => join(DEBIAN, version, 'bin'));
  } catch {
    return [];
  }
}

const run = (command: string, args: readonly string[], password: string) =>
  new Promise<boolean>((resolve, reject) => {
    const env = { ...process.env, ...(password !== '' && { PGPASSWORD: password }) };
    execFile(command, args, { env }, (error, _out, stderr) => {
      if (!error) resolve(true);
      else if (errorCode(error) === 'ENOENT') resolve(false);
      else reject(new OperationsError(`${command} failed: ${stderr.trim()}`));
    });
  });

/**
 * Runs `pg_dump` or `pg_restore`, from PATH or Debian's folders, on the database at an address. Passes the password in
 * the environment, which other users of the machine cannot read.
 *
 * @throws OperationsError if the tool is not installed or fails
 */
export async function runPostgresTool(
  name: 'pg_dump' | 'pg_restore',
  databaseUrl: string,
  args: readonly string[],
): Promise<void> {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  // Unlike the server, the tools do not read + as a space.
  url.search = url.search.replaceAll('+', '%20');
  const all = [`--dbname=${url.href}`, ...args];
  for (const command of [name, ...debianFolders().map((folder) => join(folder, name))]) {
    if (await run(command, all, password)) return;
  }
  throw new OperationsError(`${name} is not installed: it comes with PostgreSQL's client programs`);
}
