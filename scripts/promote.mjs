import { built } from './lib/built.mjs';
import { runCommand } from './lib/command.mjs';
import { parseFlags } from './lib/parse-flags.mjs';
import { switchParts } from './lib/switch-parts.mjs';

const obstacleOf = ({ name, canary }) =>
  canary ? null : `${name} has no canary: npm run release -- ${name} --weight=10`;

/** `npm run promote -- cafe`: makes its canary live for all visitors. Several parts go live in one step. */
await runCommand(() => {
  const { positionals, values } = parseFlags(process.argv.slice(2), {
    'dry-run': { type: 'boolean', default: false },
  });
  return switchParts('promote', positionals, obstacleOf, values['dry-run'], async (names, options) => {
    const { promoteTogether } = await built('promote');
    return promoteTogether(names, options);
  });
});
