#!/usr/bin/env node
import { buildProblems } from '../lib/check-build.mjs';

/** `remote-kit check`, in the folder of a remote: checks its build as far as one can without the shop. */
function check() {
  const { name, version, problems } = buildProblems(process.cwd());
  if (problems.length > 0) throw new Error(problems.join('\n'));
  console.log(`${name} ${version} can be released: npm run release -- ${name} --from=<this folder>/dist`);
}

try {
  if (process.argv[2] !== 'check') throw new Error('Say what to do: remote-kit check');
  check();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
