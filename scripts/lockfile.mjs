import { runCommand } from './lib/command.mjs';
import { completeLockfile, readLockfile, writeLockfile } from './lib/lockfile.mjs';

/** `npm run lockfile`, after npm has written it: adds the builds for other systems that the registry lacks. */
await runCommand(async () => {
  const { lockfile, added } = completeLockfile(readLockfile());
  writeLockfile(lockfile);
  console.log(`${added.length} builds for other systems added to package-lock.json`);
});
