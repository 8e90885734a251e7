import { rmSync, writeFileSync } from 'node:fs';

/**
 * Preloaded into a server (`NODE_OPTIONS=--import`): SIGUSR2 blocks its event loop for BLOCK_MS. The file BLOCK_FILE is there
 * meanwhile.
 */
const { BLOCK_FILE = '', BLOCK_MS = '' } = process.env;

process.on('SIGUSR2', () => {
  writeFileSync(BLOCK_FILE, '');
  const end = performance.now() + Number(BLOCK_MS);
  while (performance.now() < end);
  rmSync(BLOCK_FILE);
});
