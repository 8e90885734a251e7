import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findRemotes, portOf } from './remotes.cjs';

/** The checkout. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Returns a path below the checkout. */
export const inRoot = (...parts) => join(root, ...parts);

/** Entry files of installed tools; run with `process.execPath`, so that they work on every system. */
export const tools = {
  biome: inRoot('node_modules/@biomejs/biome/bin/biome'),
  tsc: inRoot('node_modules/typescript/bin/tsc'),
  depcruise: inRoot('node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
  knip: inRoot('node_modules/knip/bin/knip.js'),
  jest: inRoot('node_modules/jest/bin/jest.js'),
  stryker: inRoot('node_modules/@stryker-mutator/core/bin/stryker.js'),
  playwright: inRoot('node_modules/@playwright/test/cli.js'),
  webpack: inRoot('node_modules/webpack/bin/webpack.js'),
};

/** The parts that are built and released independently; the shell comes first. */
export const parts = [
  { name: 'shell', folder: 'shell', port: portOf(inRoot('shell')) },
  ...findRemotes(root),
];
