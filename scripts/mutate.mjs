import { runChild, startChild } from './lib/children.mjs';
import { runCommand } from './lib/command.mjs';
import { installPackages } from './lib/install-packages.mjs';
import { planFiles, planMutation } from './lib/mutate.mjs';
import { parseFlags } from './lib/parse-flags.mjs';
import { root, tools } from './lib/paths.mjs';
import { Problem } from './lib/problem.mjs';
import { bold } from './lib/steps.mjs';

/** Returns the files that differ from where this branch left `since`, also those that are not committed. */
async function changedFiles(since) {
  const diff = ['diff', '--name-only', '--diff-filter=d', '--merge-base', since];
  const { code, output } = await runChild('git', diff, { cwd: root });
  if (code !== 0) throw new Problem(`git knows no ${since}`, output);
  return output.split('\n').filter(Boolean);
}

/** Returns whether tests notice as many changes of the area as its score asks for. */
async function reachesScore({ name, files }) {
  console.log(bold(`\n  ${name}${files ? `: ${files.join(', ')}` : ''}\n`));
  const child = startChild(
    process.execPath,
    [tools.stryker, 'run', 'stryker.config.mjs'],
    // With CI, jest runs a failed test a second time.
    {
      cwd: root,
      env: { ...process.env, MUTATE_AREA: name, ...(files && { MUTATE_FILES: String(files) }), CI: '' },
    },
  );
  return (await child.closed).code === 0;
}

/**
 * `npm run mutate`: mutation tests of all areas; see stryker.config.mjs.
 * `npm run mutate -- rules shared/src/cart/line.ts`: of this area and this file.
 * `npm run mutate -- --since=main`: of the files that changed since main.
 */
async function mutate(args) {
  const { values, positionals } = parseFlags(args, { since: { type: 'string' } });
  await installPackages();
  const planned = values.since ? planFiles(await changedFiles(values.since)) : planMutation(positionals);
  if (planned.length === 0) console.log('No file of an area changed.');
  const missed = [];
  for (const one of planned) if (!(await reachesScore(one))) missed.push(one.name);
  if (missed.length > 0) throw new Problem(`Below the score: ${missed.join(', ')}. See .cache/mutate/*.html`);
}

await runCommand(() => mutate(process.argv.slice(2)));
