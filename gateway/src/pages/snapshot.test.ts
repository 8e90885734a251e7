import type { DataVersions } from '../shop-api';
import type { LiveReleases } from './live-releases';
import { createSnapshotReader } from './snapshot';

const registry = { parts: {} };
const live: LiveReleases = { shell: null, remotes: new Map(), retired: [] };

function fakeReader(readVersions: (() => DataVersions) | null) {
  const problems: unknown[] = [];
  const source = { dataDir: '', current: async () => registry };
  const onProblem = (problem: unknown) => problems.push(problem);
  return {
    problems,
    readSnapshot: createSnapshotReader({ source, live: async () => live, readVersions, onProblem }),
  };
}

test('concurrent callers share one snapshot, later callers get a later one', async () => {
  let data = 0;
  const { readSnapshot } = fakeReader(() => {
    data += 1;
    return { data, stock: 0 };
  });
  const [one, other] = await Promise.all([readSnapshot(), readSnapshot()]);
  expect(one).toEqual({ registry, live, isForVisitor: false, versions: { data: 1, stock: 0 } });
  expect(other).toBe(one);
  expect((await readSnapshot()).versions).toEqual({ data: 2, stock: 0 });
});

test('a snapshot has no versions when they cannot be read, and reports why', async () => {
  const { readSnapshot, problems } = fakeReader(() => {
    throw new Error('no database');
  });
  expect(await readSnapshot()).toMatchObject({ live, versions: null });
  expect(problems).toEqual([new Error('no database')]);
});

test('without rendering the versions of the data are not read', async () => {
  expect((await fakeReader(null).readSnapshot()).versions).toBeNull();
});
