import { existsSync, writeFileSync } from 'node:fs';

/** Preloaded into a server (`NODE_OPTIONS=--import`): SIGUSR2 writes BLOCK_FILE and blocks until somebody removes it. */
const { BLOCK_FILE = '' } = process.env;

process.on('SIGUSR2', () => {
  writeFileSync(BLOCK_FILE, '');
  while (existsSync(BLOCK_FILE));
});
