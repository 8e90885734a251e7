import { installPackages } from './install-packages.mjs';

/**
 * `node --import ./scripts/lib/with-tools.mjs <file>`: runs a file that needs TypeScript. Installs the tools first: `npm start`
 * leaves them out of a fresh clone.
 */
await installPackages();
await import('tsx');
