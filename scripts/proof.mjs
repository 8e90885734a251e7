import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { runCommand } from './lib/command.mjs';
import { inRoot, root } from './lib/paths.mjs';
import { Problem } from './lib/problem.mjs';
import { proofDocument, testsOf } from './lib/proof.mjs';

/** Every suite that writes a report; `verify`, `openapi`, `attacks`, `weight` and `load` have no tests with titles. */
const SUITES = ['docs', 'unit', 'server', 'conformance', 'postgres', 's3', 'builds', 'browser'];

await runCommand(async () => {
  const reportOf = (suite) => inRoot('.cache/test', `${suite}.json`);
  const lacking = SUITES.filter((suite) => !existsSync(reportOf(suite)));
  if (lacking.length > 0) throw new Problem(`Run npm test first: no report of ${lacking.join(', ')}.`);
  const files = SUITES.map(reportOf);
  const read = (file) => readFileSync(file, 'utf8');
  const newest = Math.max(...files.map((file) => statSync(file).mtimeMs));
  const text = proofDocument({
    decisions: read(inRoot('docs/decisions.md')),
    hazards: read(inRoot('docs/hazards.md')),
    tests: files.flatMap((file) => testsOf(JSON.parse(read(file)), root)),
    day: new Date(newest).toISOString().slice(0, 10),
  });
  writeFileSync(inRoot('.cache/proof.md'), text);
  console.log('Wrote .cache/proof.md.');
});
