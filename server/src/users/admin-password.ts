import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '@storefront/http/error-code';
import { randomText } from '../platform/db/ids';

/** About 98 random bits, easy to read out and type. */
const LENGTH = 19;

/**
 * Returns the password in `dataDir/admin-password` (mode 600); creates the file if missing. Nodes that start together
 * get the same password: the file is created atomically.
 */
export async function readOrCreatePassword(dataDir: string): Promise<string> {
  const file = join(dataDir, 'admin-password');
  const draft = `${file}.${randomText(8)}`;
  await mkdir(dataDir, { recursive: true });
  await writeFile(draft, `${randomText(LENGTH)}\n`, { mode: 0o600 });
  try {
    await link(draft, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    await rm(draft);
  }
  return (await readFile(file, 'utf8')).trim();
}
