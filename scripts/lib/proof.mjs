import { posix } from 'node:path';

const ROW = /\b[CP]\d+\b/g;

/** One test that ran: its file from the root, its whole title, whether it passed. @typedef {{ file: string, title: string, passed: boolean }} Ran */

/** The tests of a report of jest. @returns {Ran[]} */
const ofJest = ({ testResults }, root) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      file: posix.relative(root, name),
      title: fullName,
      passed: status === 'passed',
    })),
  );

/** The tests of the suites of a report of Playwright. @returns {Ran[]} */
const ofPlaywright = (suites = []) =>
  suites.flatMap(({ specs, suites: inner, title: group }) => [
    ...specs.map(({ file, title, ok }) => ({ file: `e2e/${file}`, title: `${group} ${title}`, passed: ok })),
    ...ofPlaywright(inner),
  ]);

/**
 * Returns the tests of a report.
 *
 * @param {object} report the JSON of jest or of Playwright
 * @param {string} root of the checkout
 * @returns {Ran[]}
 */
export const testsOf = (report, root) =>
  report.testResults ? ofJest(report, root) : ofPlaywright(report.suites);

/** Returns the rows of a document's tables: number, subject, severity (decisions) or null. */
export const rowsOf = (text) =>
  [...text.matchAll(/^\| ([CP]\d+) \| (.+) \|$/gm)].map(([, row, rest]) => {
    const cells = rest.split(/(?<!\\) \| /);
    const severity = /^[ABC]$/.test(cells.at(-1)) ? cells.at(-1) : null;
    return { row, subject: cells[0], severity };
  });

/** Groups tests by the rows that their titles name. @param {Ran[]} tests @returns {Map<string, Ran[]>} */
function testsByRow(tests) {
  const found = new Map();
  for (const test of tests)
    for (const row of new Set(test.title.match(ROW) ?? [])) found.set(row, [...(found.get(row) ?? []), test]);
  return found;
}

const SHOWN_FILES = 3;

function resultOf(tests) {
  const failed = tests.filter(({ passed }) => !passed).length;
  return failed === 0 ? `${tests.length} passed` : `**${failed} of ${tests.length} failed**`;
}

function filesOf(tests) {
  const counts = new Map();
  for (const { file } of tests) counts.set(file, (counts.get(file) ?? 0) + 1);
  const files = [...counts].sort(([, one], [, other]) => other - one).map(([file]) => file);
  const links = files.slice(0, SHOWN_FILES).map((file) => `[${posix.basename(file)}](../${file})`);
  const more = files.length - links.length;
  return links.join(', ') + (more > 0 ? ` and ${more} more` : '');
}

const table = (rows, byRow) => [
  '| Row | Subject | Tests | Result |',
  '|---|---|---|---|',
  ...rows.map(({ row, subject }) => {
    const tests = byRow.get(row) ?? [];
    return tests.length === 0
      ? `| ${row} | ${subject} | – | no test names it |`
      : `| ${row} | ${subject} | ${filesOf(tests)} | ${resultOf(tests)} |`;
  }),
];

/**
 * Returns the document: each row with the tests that name it and their results.
 *
 * @param {{ decisions: string, hazards: string, tests: Ran[], day: string }} of the two documents, the tests that ran,
 *   and the day of the run
 */
export function proofDocument({ decisions, hazards, tests, day }) {
  const byRow = testsByRow(tests);
  const all = rowsOf(decisions);
  const severe = all.filter(({ severity }) => severity === 'A');
  const others = all.filter(({ severity }) => severity !== 'A');
  return `${[
    '# Which test holds which row',
    '',
    'Look up a row of [decisions](../docs/decisions.md) or [hazards](../docs/hazards.md) here: the tests whose titles name it, and how they ended.',
    `\`npm test\`, then \`npm run proof\` writes this page. This is the run of ${day}: ${resultOf(tests)}.`,
    '',
    '## Security and money (severity A)',
    ...table(severe, byRow),
    '',
    '## Hazards',
    ...table(rowsOf(hazards), byRow),
    '',
    '## Other decisions',
    'Rows that say what is not built, or describe a document, have no test.',
    '',
    ...table(others, byRow),
  ].join('\n')}\n`;
}

/**
 * Returns the rows of severity A and the hazards that no test names.
 *
 * @param {string} decisions
 * @param {string} hazards
 * @param {string[]} tests the texts of all test files
 */
export function rowsWithoutTest(decisions, hazards, tests) {
  const quoted = /(['"`])((?:\\.|(?!\1).)*)\1/g;
  const named = new Set(
    tests.flatMap((text) => [...text.matchAll(quoted)].flatMap(([, , title]) => title.match(ROW) ?? [])),
  );
  const rows = [...rowsOf(decisions).filter(({ severity }) => severity === 'A'), ...rowsOf(hazards)];
  return rows.map(({ row }) => row).filter((row) => !named.has(row));
}
