#!/usr/bin/env node
import { buildProblems } from '../lib/check-build.mjs';

const [command] = process.argv.slice(2);

/** `remote-kit check`, in the folder of a remote: checks its build as far as one can without the shop. */
if (command === 'check') {
  const { name, version, problems } = buildProblems(process.cwd());
  for (const problem of problems) console.error(problem);
  if (problems.length === 0)
    console.log(`${name} ${version} can be released: npm run release -- ${name} --from=<this folder>/dist`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} else {
  console.error('Say what to do: remote-kit check');
  process.exitCode = 1;
}
