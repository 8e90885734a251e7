import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installPackage, mayInstall } from './debian-package.mjs';
import { findCommand } from './find-command.mjs';
import { startPostgres } from './start-postgres.mjs';

const DEBIAN = '/usr/lib/postgresql';
const MAC = ['/opt/homebrew/opt/postgresql/bin', '/usr/local/opt/postgresql/bin'];

const byVersion = (a, b) => Number(b) - Number(a);
const debianFolders = () =>
  existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .sort(byVersion)
        .map((version) => join(DEBIAN, version, 'bin'))
    : [];

/** Returns the installed programs; null without them. */
export function findPrograms() {
  const folders = [...debianFolders(), ...MAC];
  const initdb = findCommand(['initdb'], folders);
  const postgres = findCommand(['postgres'], folders);
  return initdb && postgres ? { initdb, postgres } : null;
}

/**
 * Returns a PostgreSQL for tests: the one of TEST_DATABASE_URL, or a temporary cluster of the installed programs or of
 * Debian's package. Returns null and sets `note` if there is none. The temporary cluster is not durable unless
 * `options.isDurable`.
 *
 * @param {(text: string) => void} note
 * @param {{ isDurable?: boolean }} [options]
 * @returns {Promise<{ url: string, pid?: number, stop: () => Promise<void> } | null>} `pid`: of a temporary cluster
 */
export async function findPostgres(note, options) {
  const named = process.env.TEST_DATABASE_URL;
  if (named) {
    note('the one of TEST_DATABASE_URL');
    return { url: named, stop: async () => {} };
  }
  let origin = 'started for this run';
  if (!findPrograms() && mayInstall()) {
    await installPackage('postgresql');
    origin = 'installed as a Debian package, started for this run';
  }
  const programs = findPrograms();
  if (!programs) {
    note('not found: the server is tested on SQLite only (set one: TEST_DATABASE_URL=postgres://… npm test)');
    return null;
  }
  const cluster = await startPostgres(programs, options);
  note(`${programs.postgres}, ${origin}`);
  return cluster;
}
