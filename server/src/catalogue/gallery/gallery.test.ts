import sharp from 'sharp';
import { startTestServer, type TestServer } from '../../../test/support/start-test-server';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const photo = (r: number) =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: { r, g: 90, b: 60 } } })
    .jpeg()
    .toBuffer();

async function add(fields: Record<string, string>, bytes: Buffer | null) {
  const { client } = await server.asAdmin();
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  if (bytes) body.append('image', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'photo.jpg');
  return client.send('addGalleryImage', { body });
}

const titles = async (query = {}) =>
  (await server.guest().call('listGallery', { query })).body.data.map(({ title }) => title);

test("staff add a picture: 'Image added successfully', and everybody sees it, newest first", async () => {
  const first = await add({ title: 'Terrace', alt: 'The terrace at noon' }, await photo(200));
  expect(first.body).toMatchObject({
    success: true,
    message: 'Image added successfully',
    data: { title: 'Terrace' },
  });
  server.clock.now += 1;
  await add({ title: 'Bar', alt: 'The bar' }, await photo(100));
  expect(await titles()).toEqual(['Bar', 'Terrace']);
  const [bar] = (await server.guest().call('listGallery', {})).body.data;
  const picture = await fetch(`${server.baseUrl}${bar?.image}`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
});

test('C95: all pictures without a page', async () => {
  for (let index = 0; index < 3; index += 1) {
    server.clock.now += 1;
    await add({ title: `No. ${index}`, alt: 'x' }, await photo(50 + index));
  }
  expect(await titles()).toEqual(['No. 2', 'No. 1', 'No. 0']);
  expect(await titles({ page: 2, limit: 2 })).toEqual(['No. 0']);
});

test.each([[{ title: '', alt: 'x' }, 'title']])(
  '%j is refused and the field named',
  async (fields, field) => {
    const { status, body } = await add(fields as Record<string, string>, await photo(1));
    expect([status, body.errors?.[0]?.field]).toEqual([400, field]);
  },
);

test('a picture without alternative text gets its title as one', async () => {
  const { body } = await add({ title: 'Terrace' }, await photo(9));
  expect(body.data).toMatchObject({ title: 'Terrace', alt: 'Terrace' });
});

test('a missing picture is refused and named', async () => {
  const { status, body } = await add({ title: 'x', alt: 'y' }, null);
  expect([status, body.errors?.[0]?.field]).toEqual([400, 'image']);
});

test('P37, P64: a file that is no picture or too large is refused with a message', async () => {
  const svg = await add({ title: 'x', alt: 'y' }, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  const huge = await add({ title: 'x', alt: 'y' }, Buffer.alloc(8 * 1024 * 1024 + 1));
  expect([svg.status, svg.body.message]).toEqual([400, expect.stringContaining('JPEG, PNG, WebP or AVIF')]);
  expect([huge.status, huge.body.message]).toEqual([413, expect.stringContaining('8 MB')]);
  expect(await titles()).toEqual([]);
});

test('staff remove a picture; a second time it is 404', async () => {
  const { body } = await add({ title: 'Terrace', alt: 'x' }, await photo(9));
  const { client } = await server.asAdmin();
  const params = { id: (body.data as { _id: string })._id };
  expect((await client.call('deleteGalleryImage', { params })).body.message).toBe(
    'Image deleted successfully',
  );
  expect((await client.call('deleteGalleryImage', { params })).status).toBe(404);
  expect(await titles()).toEqual([]);
});
