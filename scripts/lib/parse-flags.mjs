import { parseArgs } from 'node:util';
import { Problem } from './problem.mjs';

const isGiven = (args, name) => args.some((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`));

/** npm consumes a flag that comes before `--`; the command would then run without it. */
function refuseConsumedFlags(args, names) {
  for (const name of names) {
    if (process.env[`npm_config_${name.replaceAll('-', '_')}`] === undefined || isGiven(args, name)) continue;
    const command = process.env.npm_lifecycle_event ?? '<command>';
    throw new Problem(`npm consumed --${name}. Put it after --: npm run ${command} -- … --${name}`);
  }
}

/**
 * Parses the names and flags of a command of package.json.
 *
 * @param {string[]} args
 * @param {NonNullable<Parameters<typeof parseArgs>[0]>['options']} [options]
 * @throws {Problem} for a flag that the command does not know, or that npm consumed
 */
export function parseFlags(args, options = {}) {
  const names = Object.keys(options);
  refuseConsumedFlags(args, names);
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const allowed = names.map((name) => `--${name}`).join(', ') || 'none';
    throw new Problem(`${error.message.split('. ')[0].trim()}; flags of this command: ${allowed}`);
  }
}
