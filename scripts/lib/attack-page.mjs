import { posix } from 'node:path';

const cell = (text) => text.replaceAll('|', '\\|');

const link = (file) => `[${posix.basename(file)}](../${file})`;

function caught(tests) {
  const [{ file, title }] = tests;
  const more = tests.length > 1 ? `, and ${tests.length - 1} more` : '';
  return `${link(file)}: ${title}${more}`;
}

/** C rows first, then P rows, each by number. */
const byRow = ({ weakening: { row: a } }, { weakening: { row: b } }) =>
  a[0] === b[0] ? Number(a.slice(1)) - Number(b.slice(1)) : a < b ? -1 : 1;

/**
 * Returns docs/attacks.md.
 *
 * @param {import('./attacks.mjs').Proof[]} proofs of all weakenings, each caught
 * @param {string} day of the proof
 */
export function attackPage(proofs, day) {
  return `${[
    '# Attacks, and the test that catches each',
    '',
    'Look up what somebody could do if a line of the code were weaker, and which test then fails. The rows are those of severity A in',
    '[decisions](decisions.md), and §4 and §5 of [hazards](hazards.md).',
    '',
    '```sh',
    'npm run test:attacks                       # runs the tests of the last column',
    'npm run test:attacks -- --prove            # weakens the code, one line of the table at a time, and writes this page',
    'npm run test:attacks -- --prove P50 C32    # of these rows',
    '```',
    '',
    'A weakening is compiled into the code that the tests run; the files stay as they are. It counts as caught if a comparison fails',
    'in a test whose title names the row, not if the code does not compile or throws. `npm test` proves the first weakening of each area.',
    '',
    '**A new decision of severity A, or a new hazard of §4 or §5, needs a weakening** in [scripts/attacks](../scripts/attacks): what a',
    'careless change would look like. `npm test` fails without one, and if the text that a weakening replaces is not in its file once.',
    '',
    `This is the proof of ${day}: ${proofs.length} weakenings, all of them caught.`,
    '',
    '| Row | Attack | Weakening | Caught by |',
    '|---|---|---|---|',
    ...[...proofs]
      .sort(byRow)
      .map(
        ({ weakening: { row, attack, weakening, file }, caughtBy }) =>
          `| ${[row, attack, `${weakening} (${link(file)})`, caught(caughtBy)].map(cell).join(' | ')} |`,
      ),
  ].join('\n')}\n`;
}
