import { resolve } from 'node:path';
import { EnvError } from '@storefront/http/parse-env';
import { OperationsError } from '../../../server/src/operations/operations-error.ts';
import { readEnv } from '../../../server/src/platform/config/env.ts';
import { Problem } from '../../lib/problem.mjs';

/**
 * Runs work on the shop of the environment. Errors that the operator can fix are shown without a stack.
 *
 * @template T
 * @param {(shop: import('../../../server/src/operations/backup.ts').Shop) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withShop(work) {
  try {
    const { dataDir, databaseUrl } = readEnv(process.env);
    return await work({ dataDir: resolve(dataDir), databaseUrl });
  } catch (error) {
    if (error instanceof OperationsError || error instanceof EnvError) throw new Problem(error.message);
    throw error;
  }
}
