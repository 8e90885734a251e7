import { runCommand } from './lib/command.mjs';
import { installPackages } from './lib/install-packages.mjs';
import { Problem } from './lib/problem.mjs';
import { verifyTree } from './lib/verify-tree.mjs';

await runCommand(async () => {
  await installPackages();
  const failed = (await verifyTree()).filter(({ isGood }) => !isGood);
  if (failed.length > 0) throw new Problem(`Not clean: ${failed.map(({ name }) => name).join(', ')}.`);
});
