import { buildParts } from './build-parts.mjs';
import { buildServer } from './build-server.mjs';
import { stopChild } from './children.mjs';
import { parts } from './paths.mjs';
import { releaseNew } from './release-new.mjs';
import { runServer } from './run-server.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

/** Nothing of a person's own environment reaches a shop that is measured. */
const SETTINGS = {
  HOST: '127.0.0.1',
  PORT: '0',
  PUBLIC_ORIGIN: '',
  DATABASE_URL: '',
  ADMIN_EMAIL: '',
  ADMIN_PASSWORD: '',
  DEMO: '1',
  SMTP_URL: '',
  OTP_ECHO: '',
  TRUST_PROXY: '',
  REGISTRY: '',
  API_ORIGIN: '',
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'warn',
};

/** A shop with its demo on a free port and in a folder of its own, from the sources as they are; `stop` removes it. */
export async function startTemporaryShop() {
  await buildServer();
  await buildParts(parts);
  const { folder: dataDir, remove } = temporaryFolder('bench');
  try {
    await releaseNew(dataDir);
    const { address, child } = await runServer({ dataDir, env: SETTINGS });
    return {
      address,
      async stop() {
        await stopChild(child);
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}
