import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { inRoot, root } from './paths.mjs';

const DRY = ['--dry-run', 'checks and shows all of it, and changes nothing'];

/** By command of package.json: its arguments, what it does, and its flags. */
export const HELP = {
  start: ['', 'builds what changed, releases new builds, and serves the shop in DATA_DIR'],
  test: ['[suite …]', 'runs all suites, or the named ones: verify docs unit server browser …'],
  'test:faults': ['', 'runs the tests of faults', ['--whole', 'their long forms']],
  'test:attacks': ['', 'runs the tests that stop attacks', ['--prove', 'weakens the code, too']],
  'test:openapi': ['', 'sends random requests made from the OpenAPI document', ['--cases=200', 'how many']],
  dev: ['[part …]', 'starts the development servers of all parts and the server, or of the named parts'],
  build: ['[part …]', 'builds what changed, or the named parts in any case'],
  release: [
    '<part …>',
    'builds parts and makes them live in one step',
    ['--weight=10', 'a canary for ten of a hundred visitors'],
    ['--from=<folder>', 'releases a dist that was built elsewhere'],
    ['--entry=<address>', 'releases a remote that its team serves itself'],
    ['--changed', 'only parts whose sources have changed since their last release'],
    ['--older', 'releases a commit that is older than the live one'],
    ['--anyway=<reason>', 'releases what the command refused; what breaks other parts as a canary only'],
    ['--new-shop', 'begins a shop where DATA_DIR has none'],
    DRY,
  ],
  promote: ['<part …>', 'makes the canary of parts live for all', DRY],
  rollback: [
    '<part …>',
    'ends the canary of parts, or brings back the release before',
    ['--to=<release>', 'an older one'],
    DRY,
  ],
  retire: ['<part>', 'takes a remote out of the shop', ['--undo', 'brings it back'], DRY],
  prune: ['', 'removes releases that nothing needs', DRY],
  releases: [
    '[part …]',
    'lists what is live, canaries, rollback targets and errors; changes nothing',
    ['--history', 'who changed what'],
    ['--json', 'all of it for programs'],
  ],
  bench: ['<benchmark>', 'runs a benchmark: docs/bench.md'],
  soak: ['<tests> [runs]', 'repeats tests of the server many times'],
  shots: ['[screen …]', 'takes pictures of screens into shots/', ['--docs', 'those that documents show']],
  'demo:clear': ['', "removes the demo's customers and orders"],
  icons: ['', "makes the installed shop's icons"],
  backup: ['<folder>', 'saves the shop in DATA_DIR'],
  restore: ['<folder>', 'brings a saved shop back into DATA_DIR'],
  'migrate-to-postgres': ['', 'copies the database of DATA_DIR into DATABASE_URL'],
  'new:remote': [
    '<name>',
    'creates the workspace of a new team',
    ['--outside=<folder>', 'a repository of its own'],
    DRY,
  ],
  'upgrade:remote': ['<folder>', 'gives a repository the packages of this checkout'],
  'check:reports': [
    '',
    'compares the sums of the reports with the orders',
    ['--repair', 'counts them again'],
  ],
  'second-factor:off': ['<e-mail>', 'turns two-step login off for one person'],
  'seed:large': ['', 'fills a shop for benchmarks', ['--orders=100000', 'how many orders']],
  'measure:lists': ['', 'measures long lists'],
  proof: ['', 'writes which test holds which row'],
  access: ['', 'writes docs/access.md'],
  'shared:api': ['', 'records what shared offers to remotes'],
  mutate: [
    '<area>',
    'changes the code in small ways and names what no test notices',
    ['--since=main', 'changed files'],
  ],
  verify: ['', 'checks format, lint, types, import directions, unused code, citations'],
  lockfile: ['', 'adds the builds for other systems that the registry lacks'],
  licences: [
    '',
    'checks the licences of what the shop ships, and writes THIRD-PARTY.md',
    ['--texts=<file>', 'writes their texts too'],
  ],
  sbom: ['', 'lists packages in sbom.json'],
};

/** Returns the name of the running command in package.json; null if it is none. */
function commandName() {
  const file = relative(root, process.argv[1] ?? '')
    .split(sep)
    .join('/');
  const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  return Object.keys(scripts).find((name) => scripts[name].endsWith(` ${file}`)) ?? null;
}

/** Returns the help of the running command if it was asked for (`--help`, `-h`); else null. */
export function wantedHelp() {
  if (!process.argv.slice(2).some((arg) => arg === '--help' || arg === '-h')) return null;
  const name = commandName();
  const [given, does, ...flags] = HELP[name] ?? ['', 'see the commands in README.md'];
  const use = [`npm run ${name}`, '--', given].join(' ');
  return [
    `  ${given ? use : `npm run ${name}`}`,
    `  ${does}`,
    ...flags.map(([flag, text]) => `    ${flag.padEnd(18)} ${text}`),
  ].join('\n');
}
