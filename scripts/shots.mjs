import { rmSync } from 'node:fs';
import { startChild } from './lib/children.mjs';
import { runCommand } from './lib/command.mjs';
import { pictureSources, savePictures } from './lib/document-pictures.mjs';
import { installPackages } from './lib/install-packages.mjs';
import { parseFlags } from './lib/parse-flags.mjs';
import { inRoot, tools } from './lib/paths.mjs';
import { freePort } from './lib/port.mjs';
import { Problem } from './lib/problem.mjs';
import { step } from './lib/steps.mjs';
import { findChromium } from './lib/tests/find-chromium.mjs';

/** Takes pictures of the screens whose names start so, or of all; `env` may choose among them. */
async function takePictures(starts, env = {}) {
  const chromium = await step('Browser', findChromium);
  const { closed } = startChild(
    process.execPath,
    [
      tools.playwright,
      'test',
      '--config',
      'shots.config.ts',
      ...(starts.length > 0 ? ['--grep', ` (${starts.join('|')})`] : []),
    ],
    {
      cwd: inRoot('e2e'),
      // Playwright stops its shop on this signal only.
      stopSignal: 'SIGINT',
      env: { ...process.env, E2E_CHROMIUM: chromium, E2E_PORT: String(await freePort()), ...env },
    },
  );
  const { code } = await closed;
  if (code !== 0) throw new Problem('Some screens failed: see above.');
}

/** Takes the pictures that documents show (C356). */
async function takeForDocuments() {
  const sources = await pictureSources();
  const screens = [...new Set(sources.map(({ shot }) => shot.split('.').slice(0, 2).join(' ')))];
  await takePictures(
    screens.map((screen) => `${screen}$`),
    { SHOTS_PICTURES: sources.map(({ shot }) => shot).join(' ') },
  );
  await step('docs/pictures', (note) => savePictures(sources, note));
}

/**
 * `npm run shots [-- menu]`: takes pictures of every screen, or of those whose names start with a prefix, in two
 * widths, both themes and every state; with forced colours and text of 24 px too. Writes them and an index into `shots/`.
 * `npm run shots -- --docs`: only those that documents show, and renews `docs/pictures`.
 */
await runCommand(async () => {
  const { positionals, values } = parseFlags(process.argv.slice(2), {
    docs: { type: 'boolean', default: false },
  });
  await installPackages();
  if (values.docs) return takeForDocuments();
  if (positionals.length === 0) rmSync(inRoot('shots'), { recursive: true, force: true });
  await takePictures(positionals);
});
