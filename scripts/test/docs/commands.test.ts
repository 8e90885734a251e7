import { LARGE } from '../../../server/src/operations/large/sizes';
import { lastLine, runCommand } from '../run-command';
import { type Command, commandsIn, files, guides, read, unmarkedCommands } from './documents';

interface Manifest {
  readonly name: string;
  readonly scripts?: Readonly<Record<string, string>>;
}

const manifest = (folder: string) => JSON.parse(read(`${folder}package.json`)) as Manifest;
const commands = guides.flatMap(commandsIn);
const scripts = manifest('').scripts ?? {};

/** A command of package.json: the script, what follows `--`, and the workspace. */
interface Run extends Command {
  readonly script: string;
  readonly given: readonly string[];
  readonly workspace: string | null;
  /** Flags that npm would consume, because they stand before `--`. */
  readonly lost: readonly string[];
}

/** npm's own commands, which need no script. */
const OWN = ['ci', 'install', 'audit', 'sbom'];

function runOf(command: Command): Run[] {
  const [first = '', ...rest] = command.args;
  if (command.program !== 'npm' || OWN.includes(first)) return [];
  const [script = '', ...args] = first === 'run' ? rest : [first, ...rest];
  const end = args.includes('--') ? args.indexOf('--') : args.length;
  const before = args.slice(0, end);
  const at = before.indexOf('-w');
  const workspace = at < 0 ? null : (before[at + 1] ?? '');
  const lost = at < 0 ? before : before.toSpliced(at, 2);
  return [{ ...command, script, given: args.slice(end + 1), workspace, lost }];
}

const runs = commands.flatMap(runOf);
const of = (...names: readonly string[]) => runs.filter(({ script }) => names.includes(script));
const flagsOf = ({ given }: Run) =>
  given.filter((arg) => arg.startsWith('--')).map((arg) => arg.split('=')[0] ?? '');
const namesOf = ({ given }: Run) => given.filter((arg) => !/^--|[<…]|^\d+$/.test(arg));
const at = (found: readonly Command[]) => found.map(({ where, text }) => `${where}: ${text}`);

/** Returns the words that follow a text in the last line of a command, which refuses its arguments. */
async function listed(text: string, script: string, ...args: readonly string[]): Promise<string[]> {
  const [, list = ''] = (lastLine(await runCommand(script, args)) ?? '').split(text);
  return list.match(/[-\w]+/g) ?? [];
}

/** The benches, from the source: to start the command only for its names takes seconds. */
const benches: readonly string[] =
  (/const benches = \{([^}]*)\}/.exec(read('bench/main.mjs'))?.[1] ?? '').match(/\w+(?=:)/g) ?? [];

test('the documents have commands, and none in a block without the mark sh', () => {
  expect(runs.length).toBeGreaterThan(60);
  expect(guides.flatMap(unmarkedCommands)).toEqual([]);
});

test('every script exists, in the workspace that is named', () => {
  const isThere = ({ script, workspace }: Run) =>
    workspace === null
      ? Object.hasOwn(scripts, script)
      : files.includes(`${workspace}/package.json`) &&
        Object.hasOwn(manifest(`${workspace}/`).scripts ?? {}, script);
  expect(at(runs.filter((run) => !isThere(run)))).toEqual([]);
});

test('every script of package.json is in a document', () => {
  const documented = new Set(runs.map(({ script }) => script));
  expect(Object.keys(scripts).filter((script) => !documented.has(script))).toEqual([]);
});

test('no flag stands where npm consumes it', () => {
  expect(at(runs.filter(({ lost }) => lost.length > 0))).toEqual([]);
});

test('files that node and npx run exist', () => {
  const paths = commands
    .filter(({ program }) => program === 'node')
    .map(({ args }) =>
      (args.find((arg) => !arg.startsWith('--')) ?? '').replace('server/dist/main.js', 'server/src/main.ts'),
    );
  expect(paths.filter((path) => !files.includes(path))).toEqual([]);
  const tools = commands.filter(({ program }) => program === 'npx').map(({ args }) => args[0]);
  const installed = {
    jest: 'jest',
    biome: '@biomejs/biome',
    depcruise: 'dependency-cruiser',
    mockotlpserver: '@elastic/mockotlpserver',
  };
  expect(tools.filter((tool) => !Object.hasOwn(installed, tool ?? ''))).toEqual([]);
});

test.each([
  { names: ['test'], script: 'test.mjs', text: 'there are ', also: [] },
  {
    names: ['build', 'dev', 'release', 'promote', 'rollback'],
    script: 'build.mjs',
    text: 'there are ',
    // The server is a name too, and kitchen stands for a new part.
    also: ['server', 'kitchen'],
  },
  { names: ['test:faults'], script: 'test-faults.mjs', text: 'there are ', also: [] },
  { names: ['test:attacks'], script: 'test-attacks.mjs', text: 'there are ', also: [] },
  { names: ['soak'], script: 'soak.mjs', text: 'npm run soak -- ', also: [] },
])('what follows npm run $names is there', async ({ names, script, text, also }) => {
  const there = await listed(text, script, 'nothing');
  expect(there.length).toBeGreaterThan(1);
  const allowed: readonly string[] = [...there, ...also];
  expect(at(of(...names).filter((run) => namesOf(run).some((name) => !allowed.includes(name))))).toEqual([]);
});

test('what follows npm run bench is there, with its flags', () => {
  expect(benches).toContain('page');
  const wrong = of('bench').filter((run) => namesOf(run).some((name) => !benches.includes(name)));
  expect(at(wrong)).toEqual([]);
  const withFlags = of('bench').filter((run) => flagsOf(run).length > 0);
  const isRead = ({ given: [bench = ''] }: Run, flag: string) => {
    const source = `bench/src/${bench}/read-flags.ts`;
    return files.includes(source) && read(source).includes(flag.slice(2));
  };
  const others = withFlags.filter((run) => flagsOf(run).some((flag) => !isRead(run, flag)));
  expect(at(others)).toEqual([]);
});

/** Commands whose documented flags are compared with those that the command names when it refuses one. */
const WITH_FLAGS = [
  'new:remote',
  'release',
  'releases',
  'retire',
  'rollback',
  'prune',
  'licences',
  'shots',
  'mutate',
  'test:faults',
  'test:attacks',
  'test:openapi',
];
/** Commands that run with their documented flags in run-commands.test.ts, or whose flags are checked above. */
const CHECKED = [...WITH_FLAGS, 'check:reports', 'seed:large', 'bench'];

test.each(WITH_FLAGS)('the flags of npm run %s are there', async (name) => {
  const given = new Set(of(name).flatMap(flagsOf));
  const allowed = await listed('flags of this command: ', `${name.replace(':', '-')}.mjs`, '--nothing');
  expect([...given].filter((flag) => !allowed.includes(flag))).toEqual([]);
  expect(allowed.length).toBeGreaterThan(0);
});

test('the sizes of npm run seed:large are there', () => {
  const given = of('seed:large').flatMap(flagsOf);
  expect(given.filter((flag) => !Object.hasOwn(LARGE, flag.slice(2)))).toEqual([]);
  expect(given.length).toBeGreaterThan(0);
});

test('no other command of the documents has flags', () => {
  expect(at(runs.filter((run) => !CHECKED.includes(run.script) && flagsOf(run).length > 0))).toEqual([]);
});
