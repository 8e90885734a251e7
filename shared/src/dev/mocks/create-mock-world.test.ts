import { createMockWorld, signInAs } from './create-mock-world';
import { DEFAULT_BROWSER } from './support/check-request';

test.each([
  ['guest', undefined],
  ['customer', 'person-customer'],
  ['admin', 'person-admin'],
] as const)('a %s sits before it', (person, id) => {
  expect(createMockWorld({ person }).sessions.get(DEFAULT_BROWSER)).toBe(id);
});

test('somebody else takes the place', () => {
  const world = createMockWorld({ person: 'admin' });
  signInAs(world, 'customer');
  expect(world.sessions.get(DEFAULT_BROWSER)).toBe('person-customer');
  signInAs(world, 'guest');
  expect(world.sessions.size).toBe(0);
});

test('is the demo shop, except for what is handed in', () => {
  const world = createMockWorld({ gallery: [] });
  expect(world.gallery).toEqual([]);
  expect(world.products).toHaveLength(12);
  expect(new Set(world.products.map(({ category }) => category)).size).toBe(3);
  expect(world.closetItems).toHaveLength(8);
});

test('two worlds share nothing', () => {
  const [first, second] = [createMockWorld(), createMockWorld()];
  first.products.pop();
  first.carts.set('a', []);
  expect(second.products).toHaveLength(12);
  expect(second.carts.size).toBe(0);
  expect(first.newId()).toBe(second.newId());
});
