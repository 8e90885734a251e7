import { rmSync } from 'node:fs';
import { startChild } from './lib/children.mjs';
import { runCommand } from './lib/command.mjs';
import { installPackages } from './lib/install-packages.mjs';
import { inRoot, tools } from './lib/paths.mjs';
import { freePort } from './lib/port.mjs';
import { Problem } from './lib/problem.mjs';
import { step } from './lib/steps.mjs';
import { findChromium } from './lib/tests/find-chromium.mjs';

/**
 * `npm run shots [-- menu]`: takes pictures of every screen, or of those whose names start with a prefix, in two
 * widths, both themes and every state; with forced colours and text of 24 px too. Writes them and an index into `shots/`.
 */
await runCommand(async () => {
  const names = process.argv.slice(2);
  await installPackages(() => {});
  const chromium = await step('Browser', findChromium);
  if (names.length === 0) rmSync(inRoot('shots'), { recursive: true, force: true });
  const { closed } = startChild(
    process.execPath,
    [
      tools.playwright,
      'test',
      '--config',
      'shots.config.ts',
      ...(names.length > 0 ? ['--grep', ` (${names.join('|')})`] : []),
    ],
    {
      cwd: inRoot('e2e'),
      // Playwright stops its shop on this signal only.
      stopSignal: 'SIGINT',
      env: { ...process.env, E2E_CHROMIUM: chromium, E2E_PORT: String(await freePort()) },
    },
  );
  const { code } = await closed;
  if (code !== 0) throw new Problem('Some screens failed: see above.');
});
