import type { DemoCategory } from './types';

export const tea: DemoCategory = {
  name: 'Tea',
  dishes: [
    {
      name: 'Ilam green tea',
      description: 'First flush, steeped three minutes',
      rupees: 150,
      picture: 'ilam-green-tea',
      marks: { diet: 'vegan', caffeine: true },
    },
    {
      name: 'Masala chiya',
      description: 'Milk tea with cardamom, clove and ginger',
      rupees: 90,
      options: ['Size', 'Milk'],
      picture: 'masala-chiya',
      marks: { diet: 'vegetarian', contains: ['dairy'], caffeine: true },
    },
    {
      name: 'Kalo chiya',
      description: 'Black tea, lemon on the side',
      rupees: 60,
      picture: 'kalo-chiya',
      marks: { diet: 'vegan', caffeine: true },
    },
    {
      name: 'Jasmine pot for two',
      description: 'Pearls of green tea, opened slowly',
      rupees: 260,
      picture: 'jasmine-pot-for-two',
      marks: { diet: 'vegan', caffeine: true },
    },
    {
      name: 'Ginger lemon honey',
      description: 'Fresh ginger, lemon and honey, no tea',
      rupees: 160,
      picture: 'ginger-lemon-honey',
      marks: { diet: 'vegetarian' },
    },
    {
      name: 'Matcha latte',
      description: 'Stone-ground green tea, whisked with milk',
      rupees: 320,
      options: ['Size', 'Milk'],
      picture: 'matcha-latte',
      marks: { diet: 'vegetarian', contains: ['dairy'], caffeine: true },
    },
  ],
};
