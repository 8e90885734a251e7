import { errorCode } from '@storefront/http/error-code';
import { DatabaseUnavailable, isRetryable, isSqlState } from './database-errors';

/** Why a write failed, by the code of SQLite, the file system or PostgreSQL. */
const DISK_TROUBLES: readonly (readonly [code: RegExp, trouble: string])[] = [
  [/^(?:SQLITE_FULL|ENOSPC|EDQUOT|53100)$/, 'the disk is full'],
  [/^(?:SQLITE_READONLY.*|EROFS|25006)$/, 'the disk or the database is read-only'],
  [/^(?:SQLITE_IOERR.*|EIO|58030)$/, 'the disk fails'],
  [/^SQLITE_CANTOPEN/, 'the database file cannot be opened'],
  [/^(?:ENOTDIR|EACCES|EPERM)$/, 'the folder may not be written'],
];

/** Returns what is wrong with the file of an embedded database; null if the error is another one. */
export function fileDamage(error: unknown): string | null {
  const code = errorCode(error);
  if (code === 'SQLITE_NOTADB') return 'is no database';
  if (code.startsWith('SQLITE_CORRUPT')) return 'is damaged';
  return code === 'SQLITE_ERROR' && /no such (table|column)/.test(String(error)) ? 'lacks a part' : null;
}

/** Classes of SQLSTATE: lost connections, too few resources, ended by an administrator, failing storage. */
const OUTAGES = ['08', '53', '57', '58'];
/** What PostgreSQL refuses to let in, by SQLSTATE. */
const REFUSED: Readonly<Record<string, string>> = {
  '3D000': 'the database of DATABASE_URL does not exist',
  '28P01': 'PostgreSQL refuses the password of DATABASE_URL',
  '28000': 'PostgreSQL refuses the user of DATABASE_URL',
};
/** A lock was not free in time; a transaction was idle for too long; another process kept the embedded file. */
const TIMEOUTS = ['55P03', '25P03', '57014', 'SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT'];

/** Returns what is wrong with the disk, for the log; null if the error is another one. */
export function diskTrouble(error: unknown): string | null {
  const code = errorCode(error);
  return DISK_TROUBLES.find(([pattern]) => pattern.test(code))?.[1] ?? null;
}

/** Whether nothing answers at PostgreSQL's address, or it says that it is starting (SQLSTATE 57P03). */
export const isNotUp = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable || errorCode(error) === '57P03';

/** Returns why the database cannot work at the moment, for the log; null if the error is another one. */
export function explainOutage(error: unknown): string | null {
  const trouble = diskTrouble(error);
  if (trouble !== null) return trouble;
  if (error instanceof DatabaseUnavailable) return 'the database does not answer';
  const code = errorCode(error);
  if (isRetryable(error) || TIMEOUTS.includes(code)) return 'the database took too long';
  const refusal = isSqlState(error) ? REFUSED[code] : undefined;
  if (refusal !== undefined) return refusal;
  return isSqlState(error) && OUTAGES.includes(code.slice(0, 2)) ? 'the database is not available' : null;
}
