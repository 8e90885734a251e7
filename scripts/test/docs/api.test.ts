import { startTestServer, type TestServer } from '../../../server/test/support/start-test-server';
import { storeProduct } from '../../../server/test/support/stock-shop';
import { commandsIn, read } from './documents';

const ORIGIN = 'http://127.0.0.1:3000';
const calls = commandsIn('docs/api.md').filter(({ program }) => program === 'curl');

interface Answer {
  readonly success: boolean;
  readonly data: unknown;
}

let server: TestServer;
let dish: string;
beforeAll(async () => {
  server = await startTestServer();
  const account = { fullName: 'Asha Tamang', email: 'asha@example.com', password: 'momo-and-tea' };
  await server.guest().call('register', { body: { ...account, entredReferalCode: '' } });
  dish = await storeProduct(server.db, { name: 'Chicken momo' });
});
afterAll(() => server.close());

/** Sends what a `curl` of the document would send, with the cookies of the call before. */
async function send(
  text: string,
  cookies: string,
): Promise<{ answer: Answer; status: number; cookies: string }> {
  const words = [...text.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
  const after = (flag: string) => (words.includes(flag) ? words[words.indexOf(flag) + 1] : undefined);
  const body = after('-d')?.replace('<id>', dish);
  const address = words.find((word) => word.startsWith(ORIGIN)) ?? '';
  const headers = words.flatMap((word, index) =>
    words[index - 1] === '-H' ? [word.split(': ') as [string, string]] : [],
  );
  const response = await fetch(address.replace(ORIGIN, server.baseUrl), {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...Object.fromEntries(headers), ...(after('-b') && { cookie: cookies }) },
    ...(body !== undefined && { body }),
  });
  const [cookie = ''] = response.headers.getSetCookie()[0]?.split(';') ?? [];
  return { answer: (await response.json()) as Answer, status: response.status, cookies: cookie };
}

test('the calls of docs/api.md answer as it says', async () => {
  let cookies = '';
  const answers: Answer[] = [];
  for (const { text } of calls) {
    const sent = await send(text, cookies);
    expect([text, sent.status, sent.answer.success]).toEqual([text, 200, true]);
    answers.push(sent.answer);
    cookies = sent.cookies;
  }
  expect(answers).toHaveLength(5);
  expect(answers[3]?.data).toEqual([expect.objectContaining({ email: 'asha@example.com' })]);
  expect(await server.db.selectFrom('orders').selectAll().execute()).toHaveLength(1);
});

test('the addresses of the reference are served', async () => {
  const addresses = (read('docs/api.md').match(/<http:[^>]+>/g) ?? []).map((link) => link.slice(1, -1));
  expect(addresses).toHaveLength(2);
  for (const address of addresses)
    expect((await fetch(address.replace(ORIGIN, server.baseUrl))).status).toBe(200);
});

test('calls that it names are in the contract', async () => {
  const document = await (await fetch(`${server.baseUrl}/api/v1/openapi.json`)).json();
  const paths = Object.keys((document as { paths: object }).paths).map((path) => path.replace('/api/v1', ''));
  const named = read('docs/api.md').match(/(?<=`(?:GET\s|POST\s)?)\/(?:user|order)\/[\w{}/]+(?=`)/g) ?? [];
  expect(named.filter((path) => !paths.includes(path))).toEqual([]);
  expect(named.length).toBeGreaterThan(4);
});
