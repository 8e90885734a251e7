import { join } from 'node:path';
import { release } from '../../../../gateway/src/releases/release';
import { rollback } from '../../../../gateway/src/releases/rollback';
import { fakeRemote, fakeShell } from '../../../../gateway/test/support/fake-build';
import { assertPostgres } from '../../postgres/needs-postgres';
import { type NodeProcess, runNode } from '../../support/run-node';
import { openTestDatabase, type TestDatabase } from '../../support/test-database';

let store: TestDatabase;
let nodes: NodeProcess[];
beforeAll(assertPostgres);
beforeEach(async () => {
  store = await openTestDatabase();
  await releasePart('shell', 'first');
  await releasePart('cafe', 'first');
  nodes = await Promise.all([startNode(), startNode()]);
});
afterEach(async () => {
  await Promise.all((nodes ?? []).map((node) => node.kill()));
  await store.close();
});

/** A whole node. All share the database and the folder with the registry. */
const startNode = (): Promise<NodeProcess> =>
  runNode({
    DATABASE_URL: store.databaseUrl ?? '',
    DATA_DIR: store.dataDir,
    ADMIN_PASSWORD: 'a-long-password',
    RATE_LIMIT: 'off',
    RENDER: 'off',
    LOG_LEVEL: 'error',
  });

const place = () => ({ dataDir: store.dataDir, releaseStore: null, now: Date.now });

/** Releases a build whose script has this text. Returns the release. */
async function releasePart(name: 'shell' | 'cafe', text: string): Promise<string> {
  const dist = join(store.dataDir, 'builds', name, text);
  if (name === 'shell') await fakeShell(dist, { version: '1.0.0' });
  else await fakeRemote(dist, text);
  return (await release({ ...place(), name, dist })).release;
}

const take = async (node: NodeProcess, path: string) => {
  const answer = await fetch(`${node.baseUrl}${path}`);
  return { status: answer.status, text: await answer.text() };
};

/** Opens the menu at one node. Returns the release of cafe that the page names. */
async function menuAt(node: NodeProcess): Promise<string> {
  const { status, text } = await take(node, '/menu');
  expect(status).toBe(200);
  return /\/releases\/cafe\/([^/]+)\//.exec(text)?.[1] ?? 'none';
}

/** What a customer gets whose page comes from one node and whose scripts come from another, as behind a balancer. */
async function expectWhole(page: NodeProcess, scripts: NodeProcess): Promise<string> {
  const id = await menuAt(page);
  const { status } = await take(scripts, `/releases/cafe/${id}/assets/menu.1.js`);
  expect([id, status]).toEqual([id, 200]);
  return id;
}

/** Visits both nodes of a pair until stopped. Returns the releases that were seen. */
async function visit(one: NodeProcess, other: NodeProcess, isOver: () => boolean): Promise<Set<string>> {
  const seen = new Set<string>();
  while (!isOver()) {
    seen.add(await expectWhole(one, other));
    seen.add(await expectWhole(other, one));
  }
  return seen;
}

const both = () => nodes as [NodeProcess, NodeProcess];

test('a node that is killed during a release: customers at the other one get whole pages, and both have the new one after', async () => {
  const [here, there] = both();
  const before = await menuAt(there);
  let isOver = false;
  const visits = visit(there, there, () => isOver);
  const [next] = await Promise.all([releasePart('cafe', 'second'), here.kill()]);
  nodes[0] = await startNode();
  expect(await menuAt(there)).toBe(next);
  isOver = true;
  expect([before, next]).toEqual(expect.arrayContaining([...(await visits)]));
  expect(await Promise.all(nodes.map(menuAt))).toEqual([next, next]);
});

test('a node that starts during a rollback has the release from before it or after it, then that of all', async () => {
  const [here, there] = both();
  const before = await menuAt(here);
  const bad = await releasePart('cafe', 'bad');
  expect(await Promise.all(nodes.map(menuAt))).toEqual([bad, bad]);
  let isOver = false;
  const visits = visit(here, there, () => isOver);
  const [third] = await Promise.all([startNode(), rollback({ ...place(), name: 'cafe' })]);
  nodes.push(third);
  expect([before, bad]).toContain(await expectWhole(third, here));
  isOver = true;
  expect([before, bad]).toEqual(expect.arrayContaining([...(await visits)]));
  expect(await Promise.all(nodes.map(menuAt))).toEqual([before, before, before]);
});

test('a node that stood still during releases holds an old copy: its pages have their scripts at every node', async () => {
  const [here, there] = both();
  const old = await menuAt(there);
  there.signal('SIGSTOP');
  const next = await releasePart('cafe', 'next');
  expect(await menuAt(here)).toBe(next);
  // The browser of somebody who got the page before asks the other node.
  expect((await take(here, `/releases/cafe/${old}/assets/menu.1.js`)).status).toBe(200);
  there.signal('SIGCONT');
  expect([old, next]).toContain(await expectWhole(there, here));
  expect(await menuAt(there)).toBe(next);
});
