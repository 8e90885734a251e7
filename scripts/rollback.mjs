import { built } from './lib/built.mjs';
import { runCommand } from './lib/command.mjs';
import { parseFlags } from './lib/parse-flags.mjs';
import { Problem } from './lib/problem.mjs';
import { switchParts } from './lib/switch-parts.mjs';

const obstacleOf = ({ name, live, previous }) =>
  previous ? null : `${name} has no earlier release than ${live}`;

/**
 * `npm run rollback -- cafe [--to=<release>]`: ends its canary, or makes the previous release live again; `--to` names an
 * older one. Several parts go back in one step.
 */
async function rollBack(args) {
  const {
    positionals: names,
    values: { 'dry-run': isDryRun, ...values },
  } = parseFlags(args, {
    to: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
  });
  if (values.to !== undefined && names.length > 1)
    throw new Problem(`--to is about one part: npm run rollback -- ${names[0]} --to=…`);
  await switchParts('rollback', names, obstacleOf, isDryRun, async (parts, options) => {
    const { rollbackTogether } = await built('rollback');
    return rollbackTogether(parts, { ...options, ...values });
  });
}

await runCommand(() => rollBack(process.argv.slice(2)));
