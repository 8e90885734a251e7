import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '@storefront/http/error-code';
import { OperationsError } from './operations-error';

const DEBIAN = '/usr/lib/postgresql';

/** Where Debian keeps the tools of each version, the newest first. */
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
    execFile(command, args, { env }, (error, _out, told) => {
      if (!error) resolve(true);
      else if (errorCode(error) === 'ENOENT') resolve(false);
      else reject(new OperationsError(`${command} failed: ${told.trim()}`));
    });
  });

/**
 * Runs `pg_dump` or `pg_restore`, from the path or from where Debian puts it, on the database at an address. Its
 * password goes through the environment, where other people of the machine do not see it.
 *
 * @throws OperationsError where there is none, or it fails
 */
export async function runPostgresTool(
  name: 'pg_dump' | 'pg_restore',
  databaseUrl: string,
  args: readonly string[],
): Promise<void> {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  // The tools do not read + as a space, as the server does.
  url.search = url.search.replaceAll('+', '%20');
  const all = [`--dbname=${url.href}`, ...args];
  for (const command of [name, ...debianFolders().map((folder) => join(folder, name))]) {
    if (await run(command, all, password)) return;
  }
  throw new OperationsError(`${name} is not installed: it comes with PostgreSQL's client programs`);
}
