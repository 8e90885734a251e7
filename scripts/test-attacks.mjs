import { writeFileSync } from 'node:fs';
import { weakenings } from './attacks/weakenings.mjs';
import { attackPage } from './lib/attack-page.mjs';
import { proveAll, runUnweakened } from './lib/attacks.mjs';
import { runCommand } from './lib/command.mjs';
import { installPackages } from './lib/install-packages.mjs';
import { parseFlags } from './lib/parse-flags.mjs';
import { inRoot } from './lib/paths.mjs';
import { Problem } from './lib/problem.mjs';
import { withProgress } from './lib/progress.mjs';
import { green, red } from './lib/steps.mjs';

/** Returns the weakenings of these rows, or all. @throws {Problem} for a row that has none */
function ofRows(rows) {
  const known = [...new Set(weakenings.map(({ row }) => row))];
  const unknown = rows.find((row) => !known.includes(row));
  if (unknown) throw new Problem(`${unknown} has no weakening; there are ${known.join(', ')}.`);
  return weakenings.filter(({ row }) => rows.length === 0 || rows.includes(row));
}

async function testUnweakened(chosen, options) {
  const { passed, failed, output } = await withProgress('tests of attacks', () =>
    runUnweakened(chosen, options),
  );
  if (failed > 0) console.log(output.trim());
  console.log(`\n${passed} passed, ${failed} failed`);
  if (failed > 0) throw new Problem('The tests of attacks fail on the code as it is.');
}

function print({ weakening: { row, attack, weakening, file }, caughtBy, problem }) {
  console.log(`\n  ${problem ? red('✗') : green('✓')} ${row}  ${attack}`);
  console.log(`      weakened: ${weakening} (${file})`);
  if (problem) console.log(`      ${red('not caught')}: ${problem.trim().replaceAll('\n', '\n        ')}`);
  for (const test of caughtBy.slice(0, 3)) console.log(`      caught by ${test.file}: ${test.title}`);
  if (caughtBy.length > 3) console.log(`      and ${caughtBy.length - 3} more`);
}

async function prove(chosen) {
  let ended = 0;
  const proofs = await withProgress('weakened builds', (note) =>
    proveAll(chosen, (proof) => {
      ended += 1;
      note(`${ended} of ${chosen.length}`);
      print(proof);
    }),
  );
  const missed = proofs.filter(({ problem }) => problem);
  console.log(`\n${proofs.length - missed.length} weakenings caught, ${missed.length} not caught`);
  if (missed.length > 0)
    throw new Problem(`Not caught: ${missed.map(({ weakening }) => weakening.row).join(', ')}.`);
  return proofs;
}

/**
 * `npm run test:attacks`: runs the tests of all attacks. With `--prove`: then weakens the code, once for each weakening
 * of scripts/attacks, fails unless a test catches it, and writes docs/attacks.md. `--prove P50 C32`: of these rows.
 */
await runCommand(async () => {
  const { values, positionals } = parseFlags(process.argv.slice(2), { prove: { type: 'boolean' } });
  const chosen = ofRows(positionals);
  await installPackages();
  await testUnweakened(chosen, { onlyRows: values.prove });
  if (!values.prove) return;
  const proofs = await prove(chosen);
  if (positionals.length > 0) return;
  writeFileSync(inRoot('docs/attacks.md'), attackPage(proofs, new Date().toISOString().slice(0, 10)));
  console.log('Wrote docs/attacks.md.');
});
