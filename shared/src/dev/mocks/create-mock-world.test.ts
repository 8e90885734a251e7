import { createMockWorld, signInAs } from './create-mock-world';
import { DEFAULT_BROWSER } from './support/check-request';

test.each([
  ['guest', undefined],
  ['customer', 'person-customer'],
  ['admin', 'person-admin'],
] as const)('signs a %s in', (person, id) => {
  expect(createMockWorld({ person }).sessions.get(DEFAULT_BROWSER)).toBe(id);
});

test('signInAs replaces the signed-in person', () => {
  const world = createMockWorld({ person: 'admin' });
  signInAs(world, 'customer');
  expect(world.sessions.get(DEFAULT_BROWSER)).toBe('person-customer');
  signInAs(world, 'guest');
  expect(world.sessions.size).toBe(0);
});

test('contains the demo data, except for the given parts', () => {
  const world = createMockWorld({ gallery: [] });
  expect(world.gallery).toEqual([]);
  expect(world.products).toHaveLength(13);
  expect(new Set(world.products.map(({ category }) => category)).size).toBe(3);
  expect(world.closetItems).toHaveLength(8);
});

test('two worlds share no data', () => {
  const [first, second] = [createMockWorld(), createMockWorld()];
  first.products.pop();
  first.carts.set('a', []);
  expect(second.products).toHaveLength(13);
  expect(second.carts.size).toBe(0);
  expect(first.newId()).toBe(second.newId());
});
