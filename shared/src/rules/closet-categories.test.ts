import { CLOSET_CATEGORIES, CLOSET_TYPES } from './closet-categories';

test('§3: the category menu has the types of the table, clothes and shoes', () => {
  const counts = CLOSET_CATEGORIES.map((name) => [
    name,
    CLOSET_TYPES[name].closet.length,
    CLOSET_TYPES[name].kicks.length,
  ]);
  expect(counts).toEqual([
    ['Men', 10, 6],
    ['Women', 10, 7],
    ['Kids', 7, 5],
  ]);
  expect(CLOSET_TYPES.Women.closet).toContain('Blouses');
  expect(CLOSET_TYPES.Men.closet).not.toContain('Skirts');
  expect(CLOSET_TYPES.Kids.kicks).toEqual(['Running', 'Casual', 'Sneakers', 'School', 'Sports']);
});
