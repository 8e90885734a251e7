import { runCommand } from './lib/command.mjs';
import { switchParts } from './lib/switch-parts.mjs';

const obstacleOf = ({ name, live, previous }) =>
  previous ? null : `${name} has no earlier release than ${live}`;

/** `npm run rollback -- cafe`: ends its canary, or makes the previous release live again. */
await runCommand(() => switchParts('rollback', process.argv.slice(2), obstacleOf));
