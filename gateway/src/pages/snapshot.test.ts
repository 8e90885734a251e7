import type { DataVersions } from '../shop-api';
import type { LiveReleases } from './live-releases';
import { createSnapshotReader } from './snapshot';

const registry = { parts: {} };
const live: LiveReleases = { shell: null, remotes: new Map() };

function fakeReader(readVersions: (() => DataVersions) | null) {
  const problems: unknown[] = [];
  const source = { dataDir: '', current: async () => registry };
  const onProblem = (problem: unknown) => problems.push(problem);
  return {
    problems,
    readMoment: createSnapshotReader({ source, live: async () => live, readVersions, onProblem }),
  };
}

test('those who ask together get one moment, those who ask later a later one', async () => {
  let data = 0;
  const { readMoment } = fakeReader(() => {
    data += 1;
    return { data, stock: 0 };
  });
  const [one, other] = await Promise.all([readMoment(), readMoment()]);
  expect(one).toEqual({ registry, live, isForVisitor: false, versions: { data: 1, stock: 0 } });
  expect(other).toBe(one);
  expect((await readMoment()).versions).toEqual({ data: 2, stock: 0 });
});

test('a snapshot has no versions when they cannot be read, and reports why', async () => {
  const { readMoment, problems } = fakeReader(() => {
    throw new Error('no database');
  });
  expect(await readMoment()).toMatchObject({ live, versions: null });
  expect(problems).toEqual([new Error('no database')]);
});

test('nobody asks the database where nothing is rendered', async () => {
  expect((await fakeReader(null).readMoment()).versions).toBeNull();
});
