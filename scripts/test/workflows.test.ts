import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const root = join(__dirname, '../..');
const folder = join(root, '.github/workflows');
const readJson = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const { scripts } = readJson('package.json') as { scripts: Record<string, string> };

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, string | number>>;
}

interface Job {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, string>>;
  readonly needs?: string;
  readonly if?: string;
  readonly steps?: readonly Step[];
}

interface Paths {
  readonly paths?: readonly string[];
}

interface Workflow {
  readonly name: string;
  readonly on: {
    readonly pull_request?: Paths | null;
    readonly push?: Paths;
    readonly workflow_call?: object;
  };
  readonly jobs: Readonly<Record<string, Job>>;
}

const read = (file: string) => parse(readFileSync(join(folder, file), 'utf8'), { strict: true }) as Workflow;
const files = readdirSync(folder).filter((file) => file.endsWith('.yml'));
const remotes = readdirSync(root).filter((name) => name.endsWith('-remote'));
const parts = ['shell', ...remotes].map((path) => ({ name: path.replace('-remote', ''), path }));
const jobsOf = ({ jobs }: Workflow) => Object.values(jobs);
const stepsOf = (workflow: Workflow) => jobsOf(workflow).flatMap(({ steps = [] }) => steps);

describe.each(files)('%s', (file) => {
  const workflow = read(file);

  test('runs only scripts and files that exist', () => {
    for (const { run = '' } of stepsOf(workflow)) {
      const [, script] = /^npm run (\S+)/.exec(run) ?? [];
      if (script) expect(scripts).toHaveProperty([script]);
      if (run.startsWith('.')) expect(existsSync(join(root, run))).toBe(true);
      expect(run === '' || /^(?:npm (?:ci|run|audit)|npx jest|\.)/.test(run)).toBe(true);
    }
    for (const { uses } of jobsOf(workflow)) if (uses) expect(existsSync(join(root, uses))).toBe(true);
    for (const { with: given } of stepsOf(workflow)) {
      const version = given?.['node-version-file'];
      if (version) expect(existsSync(join(root, String(version)))).toBe(true);
    }
  });

  test('C351: takes actions of others by commit, with the version beside it', () => {
    const lines = readFileSync(join(folder, file), 'utf8').split('\n');
    for (const line of lines.filter((text) => /\buses:/.test(text)))
      expect(line).toMatch(/uses: (?:\.\/|actions\/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$)/);
  });

  test('triggers on files that exist, and on its own changes', () => {
    const { pull_request, push } = workflow.on;
    for (const paths of [pull_request?.paths, push?.paths]) {
      if (!paths) continue;
      for (const path of paths) expect(existsSync(join(root, path.replace('/**', '')))).toBe(true);
      expect(paths).toContain(`.github/workflows/${file}`);
    }
    expect(push?.paths).toEqual(pull_request?.paths);
  });

  test('defines every job that another one needs', () => {
    for (const { needs } of jobsOf(workflow)) if (needs) expect(workflow.jobs).toHaveProperty(needs);
  });
});

test.each(parts)('the team of $name has a workflow of its own, by its folder', ({ name, path }) => {
  const workflow = read(`${name}.yml`);
  expect(workflow.jobs[name]).toEqual({
    uses: './.github/workflows/part.yml',
    with: { name },
  });
  expect(workflow.on.push?.paths).toContain(`${path}/**`);
  expect(workflow.on.push?.paths).toContain('shared/**');
});

describe('C494: what `whole` has checked', () => {
  const { whole, release } = read('whole.yml').jobs;
  const runsOf = (job: Job | undefined) => (job?.steps ?? []).flatMap(({ run }) => run ?? []);

  test('becomes a canary, and nothing else is released by a workflow', () => {
    expect(release).toMatchObject({ needs: 'whole', if: expect.stringContaining("'push'") });
    expect(runsOf(release).at(-1)).toBe('npm run release -- --changed --weight=10');
    const all = files.flatMap((file) => stepsOf(read(file))).flatMap(({ run }) => run ?? []);
    expect(all.filter((run) => run.includes('release'))).toHaveLength(1);
  });

  test('is released as it was checked: its builds, with the history that says what changed', () => {
    const builds = whole?.steps?.filter(({ uses }) => uses?.startsWith('actions/upload-artifact')).at(-1);
    const paths = String(builds?.with?.path).trim().split('\n');
    expect(paths).toEqual(['*-remote/dist', 'shell/dist', 'server/dist']);
    const taken = release?.steps?.find(({ uses }) => uses?.startsWith('actions/download-artifact'));
    expect(taken?.with).toEqual({ name: builds?.with?.name });
    expect(runsOf(release)[0]).toBe('npm ci --omit=dev --workspace=server');
    expect(release?.steps?.[0]?.with?.['fetch-depth']).toBe(0);
  });
});
