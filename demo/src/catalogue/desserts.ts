import type { DemoCategory } from './types';

export const desserts: DemoCategory = {
  name: 'Desserts',
  dishes: [
    {
      name: 'Orange layer cake',
      description: 'Three sponges, orange cream',
      rupees: 400,
      picture: 'orange-layer-cake',
      marks: { diet: 'vegetarian', contains: ['egg', 'gluten', 'dairy'] },
    },
    {
      name: 'Celebration cake',
      description: 'A whole vanilla cake, three candles',
      rupees: 1450,
      picture: 'celebration-cake',
    },
    {
      name: 'Dark chocolate bar',
      description: 'Seventy per cent, a pinch of Mustang salt',
      rupees: 260,
      picture: 'dark-chocolate-bar',
      marks: { diet: 'vegan', contains: ['nuts'], caffeine: true },
    },
    {
      name: 'Ice cream sundae',
      description: 'Three scoops, a cherry, two wafers',
      rupees: 280,
      picture: 'ice-cream-sundae',
      marks: { diet: 'vegetarian', contains: ['egg', 'gluten', 'nuts', 'dairy'] },
    },
    {
      name: 'Soft serve cone',
      description: 'Vanilla, swirled while you wait',
      rupees: 120,
      picture: 'soft-serve-cone',
      marks: { diet: 'vegetarian', contains: ['gluten', 'dairy'] },
    },
    {
      name: 'Caramel pudding',
      description: 'Set milk under burnt sugar',
      rupees: 160,
      picture: 'caramel-pudding',
      marks: { diet: 'vegetarian', contains: ['egg', 'dairy'] },
    },
    {
      name: 'Juju dhau',
      description: 'King of curds, in its clay bowl',
      rupees: 130,
      picture: 'juju-dhau',
      marks: { diet: 'vegetarian', contains: ['dairy'] },
    },
    {
      name: 'Berry cupcake',
      description: 'Vanilla cake, raspberry cream',
      rupees: 150,
      picture: 'berry-cupcake',
      marks: { diet: 'vegetarian', contains: ['egg', 'gluten', 'dairy'] },
    },
    {
      name: 'Apple hand pie',
      description: 'Jumla apples, cinnamon, short crust',
      rupees: 170,
      picture: 'apple-hand-pie',
      marks: { diet: 'vegetarian', contains: ['gluten', 'dairy'] },
    },
  ],
};
