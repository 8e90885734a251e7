import { API_BASE } from '@storefront/shared/contract/routes';
import { form, png } from '../../../test/conformance/support/forms';
import type { HttpClient } from '../../../test/support/http-client';
import { startTestServer, type TestServer } from '../../../test/support/start-test-server';

let server: TestServer;
let staff: HttpClient;
beforeAll(async () => {
  server = await startTestServer();
  staff = (await server.asAdmin()).client;
});
afterAll(() => server.close());

const add = (body: string, type = 'multipart/form-data; boundary=cut') =>
  staff.raw('POST', `${API_BASE}/gallary/add`, { headers: { 'content-type': type }, body });

const title = '--cut\r\ncontent-disposition: form-data; name="title"\r\n\r\nTerrace\r\n';
const picture = '--cut\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\n\x89PNG';

test.each([
  ['no form at all', 'title=Terrace'],
  ['a form that ends within a file', `${title}${picture}`],
  ['a form that ends between its parts', title],
])('%s is refused with 400', async (_, body) => {
  const answer = await add(body);
  expect([answer.status, answer.body.errors?.[0]]).toEqual([
    400,
    { field: 'body', message: 'is not a valid form' },
  ]);
});

test('a form without a boundary is refused with 400', async () => {
  expect((await add(title, 'multipart/form-data')).status).toBe(400);
});

test('a form with too many parts is refused with 413', async () => {
  const fields = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`field-${index}`, 'x']));
  const answer = await staff.send('addGalleryImage', { body: form(fields, { image: png() }) });
  expect([answer.status, answer.body.message]).toEqual([413, 'This form has more parts than can be taken.']);
});

test('P64: a file in an unknown field is refused, and the field is named', async () => {
  const answer = await staff.send('addGalleryImage', { body: form({}, { script: png() }) });
  expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([400, 'script']);
});
