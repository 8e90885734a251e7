import { buildParts, partsNamed } from './lib/build-parts.mjs';
import { buildServer } from './lib/build-server.mjs';
import { runCommand } from './lib/command.mjs';
import { line, step } from './lib/steps.mjs';

/** `npm run build [-- shell cafe closet admin server]`: builds the named parts, or without names those that changed. */
async function build(names) {
  const isForced = names.length > 0;
  const wanted = partsNamed(names.filter((name) => name !== 'server'));
  if (!isForced || names.includes('server')) {
    await step('server', async (note) =>
      note((await buildServer(isForced)) ? 'compiled' : 'nothing has changed'),
    );
  }
  if (isForced && names.every((name) => name === 'server')) return;
  const done = await buildParts(wanted, { isForced, onBuilt: (name, ms) => line(true, name, '', ms) });
  for (const { name } of wanted) if (!done.includes(name)) line(true, name, 'nothing has changed');
}

await runCommand(() => build(process.argv.slice(2)));
