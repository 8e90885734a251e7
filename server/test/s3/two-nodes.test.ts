import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { release } from '../../../gateway/src/releases/release';
import { rollback } from '../../../gateway/src/releases/rollback';
import { fakeRemote, fakeShell } from '../../../gateway/test/support/fake-build';
import { assertPostgres } from '../postgres/needs-postgres';
import { HttpClient } from '../support/http-client';
import { photograph } from '../support/photograph';
import { type NodeProcess, runNode } from '../support/run-node';
import { openTestDatabase, type TestDatabase } from '../support/test-database';
import { type FaultyBucket, startFaultyBucket } from './faulty-bucket';
import { bucketOf, newBucketUrl } from './test-bucket';

const staff = { email: 'boss@example.com', password: 'a-long-password' };

let database: TestDatabase;
let base: string;
let bucket: FaultyBucket;
let address: string;
let nodes: NodeProcess[];
beforeAll(async () => {
  assertPostgres();
  database = await openTestDatabase();
  base = await mkdtemp(join(tmpdir(), 'two-disks-'));
  address = newBucketUrl();
  bucket = await startFaultyBucket(address);
  await releasePart('shell', 'first');
  nodes = await Promise.all([startNode('here'), startNode('there')]);
});
afterAll(async () => {
  await Promise.all((nodes ?? []).map((node) => node.kill()));
  await bucket?.close();
  await database?.close();
  await rm(base, { recursive: true, force: true });
});

/** A node with a disk of its own. It shares the database and, through `bucket`, the bucket. */
const startNode = (disk: string): Promise<NodeProcess> =>
  runNode({
    DATABASE_URL: database.databaseUrl ?? '',
    DATA_DIR: join(base, disk),
    MEDIA_STORE: bucket.url,
    RELEASE_STORE: bucket.url,
    AWS_ACCESS_KEY_ID: process.env.AWS_ACCESS_KEY_ID ?? '',
    AWS_SECRET_ACCESS_KEY: process.env.AWS_SECRET_ACCESS_KEY ?? '',
    ADMIN_EMAIL: staff.email,
    ADMIN_PASSWORD: staff.password,
    RATE_LIMIT: 'off',
    RENDER: 'off',
    LOG_LEVEL: 'error',
  });

/** The machine of a team, which shares the bucket only. */
const team = () => ({ dataDir: join(base, 'team'), releaseStore: bucketOf(address), now: Date.now });

/** Releases a build whose script has this text. Returns the release. */
async function releasePart(name: 'shell' | 'cafe', text: string): Promise<string> {
  const dist = join(base, 'dist', name, text);
  if (name === 'shell') await fakeShell(dist, { version: '1.0.0' });
  else await fakeRemote(dist, text);
  return (await release({ ...team(), name, dist })).release;
}

const read = async (node: NodeProcess | undefined, path: string) => {
  const answer = await fetch(`${node?.baseUrl}${path}`);
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
};

/** Opens the menu of a node until its page names this release. */
async function untilLive(node: NodeProcess | undefined, id: string): Promise<void> {
  for (;;) {
    const { status, bytes } = await read(node, '/menu');
    // A page of any moment works: the old release or the new one.
    expect(status).toBe(200);
    if (bytes.includes(`/releases/cafe/${id}/`)) return;
  }
}

const scriptOf = async (node: NodeProcess | undefined, id: string) =>
  (await read(node, `/releases/cafe/${id}/assets/menu.1.js`)).bytes.toString();

test('C366: a picture uploaded at one node is seen at the other, and neither disk has it', async () => {
  const [here, there] = nodes;
  const client = new HttpClient(here?.baseUrl ?? '');
  await client.call('login', { body: staff });
  const body = new FormData();
  for (const field of ['title', 'alt']) body.append(field, 'Terrace');
  const photo = await photograph({ width: 400, height: 300 }).jpeg().toBuffer();
  body.append('image', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg');
  expect((await client.send('addGalleryImage', { body })).status).toBe(200);
  const [found] = (await new HttpClient(there?.baseUrl ?? '').call('listGallery', {})).body.data;
  const [first, second] = await Promise.all(nodes.map((node) => read(node, found?.image ?? '')));
  expect([first?.status, second?.status]).toEqual([200, 200]);
  expect(first?.bytes.equals(second?.bytes ?? Buffer.alloc(0))).toBe(true);
  for (const disk of ['here', 'there']) expect(await readdir(join(base, disk))).not.toContain('media');
});

test('C370, C371: a release from a third machine switches both nodes, and so does its rollback', async () => {
  const one = await releasePart('cafe', 'one');
  await Promise.all(nodes.map((node) => untilLive(node, one)));
  const two = await releasePart('cafe', 'two');
  await Promise.all(nodes.map((node) => untilLive(node, two)));
  expect(await Promise.all(nodes.map((node) => scriptOf(node, two)))).toEqual(['two', 'two']);
  expect(await Promise.all(nodes.map((node) => scriptOf(node, one)))).toEqual(['one', 'one']);
  await rollback({ ...team(), name: 'cafe' });
  await Promise.all(nodes.map((node) => untilLive(node, one)));
});

test('C371: a killed node leaves the other at work, and comes back with what was released meanwhile', async () => {
  const [here, there] = nodes;
  await here?.kill();
  const three = await releasePart('cafe', 'three');
  await untilLive(there, three);
  nodes[0] = await startNode('here');
  expect((await read(nodes[0], '/menu')).bytes.toString()).toContain(`/releases/cafe/${three}/`);
});

test('C482: a node whose copy of the live release is damaged sends no such file, and fetches the release again', async () => {
  const [here] = nodes;
  const sound = await releasePart('cafe', 'sound');
  await untilLive(here, sound);
  expect(await scriptOf(here, sound)).toBe('sound');
  await writeFile(join(base, 'here/releases/cafe', sound, 'client/assets/menu.1.js'), 'SOUND');
  const sent = new Set<string>();
  while (!sent.has('sound')) {
    const { status, bytes } = await read(here, `/releases/cafe/${sound}/assets/menu.1.js`);
    sent.add(status === 200 ? bytes.toString() : `${status}`);
    expect((await read(here, '/menu')).status).toBe(200);
  }
  expect(sent).toEqual(new Set(['404', 'sound']));
  await untilLive(here, sound);
});

test('C371: nodes serve on while the bucket is away, and start without it from their copies', async () => {
  const four = await releasePart('cafe', 'four');
  await Promise.all(nodes.map((node) => untilLive(node, four)));
  await bucket.close();
  await nodes[1]?.kill();
  nodes[1] = await startNode('there');
  for (const node of nodes) {
    await untilLive(node, four);
    expect(await scriptOf(node, four)).toBe('four');
  }
});
