import type { DemoCatalogue, DemoDish, DemoPiece } from '../catalogue/types';
import type { SeededRandom } from './seeded-random';

/** A line of a demo order; it names its item, as an order of §7 does. */
export interface DemoLine {
  readonly name: string;
  readonly type: 'product' | 'closet';
  readonly quantity: number;
  readonly rupees: number;
  readonly requests: string;
  readonly selectedColor: string | null;
  readonly selectedSize: string | null;
}

/** How often a category is ordered, by its name: at any time, in the morning, and from noon on. */
const CATEGORIES: Readonly<Record<string, readonly [number, number]>> = {
  Coffee: [6, 5],
  Tea: [5, 4],
  'Shakes & Coolers': [1, 2],
  Bakery: [4, 2],
  Breakfast: [6, 0],
  'Momo & Snacks': [1, 7],
  Kitchen: [0, 4],
  Desserts: [0, 2],
};

const FOOD_REQUESTS = ['Less spicy, please', 'Extra achar', 'No onion', 'Cut in half, for two', 'Very hot'];
const DRINK_REQUESTS = ['No sugar', 'Less sugar', 'Oat milk if you have it', 'Extra hot', 'In our own cup'];
const DRINKS = ['Coffee', 'Tea', 'Shakes & Coolers'];

/** What people take with a dish, so that the shop has something to recommend (C271). */
const TOGETHER: Readonly<Record<string, string>> = {
  Espresso: 'Butter croissant',
  'Flat white': 'Chocolate chip cookie',
  'Cafe latte': 'Butter croissant',
  Cappuccino: 'Cocoa doughnut',
  'Masala chiya': 'Salted pretzel',
  'Chicken momo': 'Orange cooler',
  'Vegetable momo': 'Mango lassi',
  'Pancake stack': 'Americano',
};

/** How often somebody takes it. */
const TOGETHER_SHARE = 0.5;

const quantity = (random: SeededRandom) => random.pick([1, 2, 3, 4], (count) => 8 / count ** 2);

interface Moment {
  /** Hour of the day in the shop. */
  readonly hour: number;
  readonly isAtTable: boolean;
}

const dishLine = ({ name, rupees }: DemoDish, quantity: number, requests: string): DemoLine => ({
  name,
  type: 'product',
  quantity,
  rupees,
  requests,
  selectedColor: null,
  selectedSize: null,
});

/**
 * Returns one to four dishes that go with the hour, and what people take with them; those for the table only at a table,
 * none with a mealtime.
 */
export function drawDishes(
  random: SeededRandom,
  { categories }: DemoCatalogue,
  { hour, isAtTable }: Moment,
): DemoLine[] {
  const isOffered = ({ dineIn, mealtime }: DemoDish) =>
    (isAtTable || dineIn !== true) && mealtime === undefined;
  const weightOf = (category: string) => CATEGORIES[category]?.[hour < 11 ? 0 : 1] ?? 1;
  const allDishes = categories.flatMap(({ dishes }) => dishes);
  const lines = new Map<string, DemoLine>();
  const wanted = random.pick([1, 2, 3, 4], (count) => [4, 6, 4, 2][count - 1] ?? 0);
  for (let count = 0; count < wanted; count += 1) {
    const { name: category, dishes } = random.pick(categories, ({ name }) => weightOf(name));
    // The first dishes of a category are the ones that people know.
    const dish = random.pick(dishes.filter(isOffered), (_, index) => 1 / (1 + index * 0.4));
    const asks = DRINKS.includes(category) ? DRINK_REQUESTS : FOOD_REQUESTS;
    const requests = random.chance(0.14) ? random.pick(asks) : '';
    lines.set(dish.name, dishLine(dish, quantity(random), requests));
    const other = allDishes.find(({ name }) => name === TOGETHER[dish.name]);
    if (other && isOffered(other) && !lines.has(other.name) && random.chance(TOGETHER_SHARE))
      lines.set(other.name, dishLine(other, 1, ''));
  }
  return [...lines.values()];
}

/** Returns one or two pieces of the closet, with a colour and a size. */
export function drawPieces(random: SeededRandom, { pieces }: DemoCatalogue): DemoLine[] {
  const lines = new Map<string, DemoLine>();
  const isInStock = ({ stock }: DemoPiece) => stock > 0;
  const weightOf = ({ topSeller }: DemoPiece) => (topSeller ? 3 : 1);
  for (let count = random.between(1, 2); count > 0; count -= 1) {
    const { name, rupees, colours, sizes } = random.pick(pieces.filter(isInStock), weightOf);
    lines.set(name, {
      name,
      type: 'closet',
      quantity: 1,
      rupees,
      requests: '',
      selectedColor: random.pick(colours).name,
      selectedSize: random.pick(sizes),
    });
  }
  return [...lines.values()];
}
