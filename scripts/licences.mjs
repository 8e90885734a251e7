import { writeFileSync } from 'node:fs';
import { runCommand } from './lib/command.mjs';
import { licenceProblems, licenceTexts, noticesPage, shippedPackages } from './lib/licences.mjs';
import { readLockfile } from './lib/lockfile.mjs';
import { parseFlags } from './lib/parse-flags.mjs';
import { inRoot } from './lib/paths.mjs';
import { Problem } from './lib/problem.mjs';
import { printTable } from './lib/table.mjs';

const sum = (shipped, licence) => shipped.filter((one) => one.licence === licence).length;

/**
 * `npm run licences`: checks the licences of what browsers get and the server runs, and writes THIRD-PARTY.md.
 * `--texts=<file>` writes the texts of the licences too.
 */
await runCommand(async () => {
  const { values } = parseFlags(process.argv.slice(2), { texts: { type: 'string' } });
  const shipped = shippedPackages(readLockfile());
  const problems = licenceProblems(shipped);
  if (problems.length > 0)
    throw new Problem(
      'Some licences are not allowed: see above, and scripts/lib/licences.mjs.',
      problems.join('\n'),
    );
  writeFileSync(inRoot('THIRD-PARTY.md'), noticesPage(shipped));
  if (values.texts) writeFileSync(values.texts, licenceTexts(shipped));
  const licences = [...new Set(shipped.map(({ licence }) => licence))].sort();
  printTable(
    ['licence', 'packages'],
    licences.map((licence) => [licence, sum(shipped, licence)]),
    [1],
  );
});
