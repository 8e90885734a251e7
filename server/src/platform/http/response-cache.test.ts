import { createResponseCache } from './response-cache';

function fakeShop() {
  const shop = { version: 1, made: 0 };
  const answers = createResponseCache(async () => shop.version);
  const take = async (name = '/menu') =>
    String(
      await answers.take(name, async () => {
        shop.made += 1;
        return Buffer.from(`${name} of ${shop.version}`);
      }),
    );
  return { shop, answers, take };
}

test('an answer is made once for concurrent callers', async () => {
  const { shop, take } = fakeShop();
  expect(await Promise.all([take(), take()])).toEqual(['/menu of 1', '/menu of 1']);
  expect(await take()).toBe('/menu of 1');
  expect(shop.made).toBe(1);
});

test('the next answer contains a change of the data (P74)', async () => {
  const { shop, take } = fakeShop();
  await take();
  shop.version = 2;
  expect(await take()).toBe('/menu of 2');
});

test('an answer in progress when the data changes is not cached for the new version', async () => {
  const { shop, answers, take } = fakeShop();
  let end = (_answer: Buffer) => {};
  const late = answers.take('/menu', () => new Promise((resolve) => (end = resolve)));
  await take('/other');
  shop.version = 2;
  expect(await take()).toBe('/menu of 2');
  end(Buffer.from('late'));
  expect(String(await late)).toBe('late');
  expect(await take()).toBe('/menu of 2');
});

test('a failure is thrown and not cached', async () => {
  const { answers, take } = fakeShop();
  const failing = answers.take('/menu', () => Promise.reject(new Error('no database')));
  await expect(failing).rejects.toThrow('no database');
  expect(await take()).toBe('/menu of 1');
});

test('a flood of addresses does not fill the memory: the oldest goes', async () => {
  const { shop, take } = fakeShop();
  for (let page = 0; page < 65; page += 1) await take(`/menu?page=${page}`);
  await take('/menu?page=64');
  expect(shop.made).toBe(65);
  await take('/menu?page=0');
  expect(shop.made).toBe(66);
});
