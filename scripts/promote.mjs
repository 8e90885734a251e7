import { built } from './lib/built.mjs';
import { runCommand } from './lib/command.mjs';
import { parseFlags } from './lib/parse-flags.mjs';
import { switchParts } from './lib/switch-parts.mjs';

const obstacleOf = ({ name, canary }) =>
  canary ? null : `${name} has no canary: npm run release -- ${name} --weight=10`;

/** Promotes one part after the other. */
async function promoteAll(names, options) {
  const { promote } = await built('promote');
  const done = [];
  for (const name of names) done.push({ name, ...(await promote({ ...options, name })) });
  return done;
}

/** `npm run promote -- cafe`: makes its canary live for all visitors. */
await runCommand(() => {
  const { positionals, values } = parseFlags(process.argv.slice(2), {
    'dry-run': { type: 'boolean', default: false },
  });
  return switchParts('promote', positionals, obstacleOf, values['dry-run'], promoteAll);
});
