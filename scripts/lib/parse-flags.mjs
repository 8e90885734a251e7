import { parseArgs } from 'node:util';
import { Problem } from './problem.mjs';

const isGiven = (args, name) => args.some((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`));

/** Without `--` npm takes a flag for its own, and the command would do as if it had not been said. */
function refuseKeptByNpm(args, names) {
  for (const name of names) {
    if (process.env[`npm_config_${name.replaceAll('-', '_')}`] === undefined || isGiven(args, name)) continue;
    const command = process.env.npm_lifecycle_event ?? '<command>';
    throw new Problem(`npm kept --${name} for itself: npm run ${command} -- … --${name}, with -- before it`);
  }
}

/**
 * Names and flags of a command of package.json.
 *
 * @param {string[]} args
 * @param {NonNullable<Parameters<typeof parseArgs>[0]>['options']} [options]
 * @throws {Problem} for a flag that the command does not know, or that npm kept for itself
 */
export function parseFlags(args, options = {}) {
  const names = Object.keys(options);
  refuseKeptByNpm(args, names);
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const allowed = names.map((name) => `--${name}`).join(', ') || 'none';
    throw new Problem(`${error.message.split('. ')[0].trim()}; flags of this command: ${allowed}`);
  }
}
