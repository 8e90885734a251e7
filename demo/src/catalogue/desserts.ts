import type { DemoCategory } from './types';

export const desserts: DemoCategory = {
  name: 'Desserts',
  dishes: [
    {
      name: 'Orange layer cake',
      description: 'Three sponges, orange cream',
      rupees: 400,
      picture: 'orange-layer-cake',
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
    },
    {
      name: 'Ice cream sundae',
      description: 'Three scoops, a cherry, two wafers',
      rupees: 280,
      picture: 'ice-cream-sundae',
    },
    {
      name: 'Soft serve cone',
      description: 'Vanilla, swirled while you wait',
      rupees: 120,
      picture: 'soft-serve-cone',
    },
    {
      name: 'Caramel pudding',
      description: 'Set milk under burnt sugar',
      rupees: 160,
      picture: 'caramel-pudding',
    },
    {
      name: 'Juju dhau',
      description: 'King of curds, in its clay bowl',
      rupees: 130,
      picture: 'juju-dhau',
    },
    {
      name: 'Berry cupcake',
      description: 'Vanilla cake, raspberry cream',
      rupees: 150,
      picture: 'berry-cupcake',
    },
    {
      name: 'Apple hand pie',
      description: 'Jumla apples, cinnamon, short crust',
      rupees: 170,
      picture: 'apple-hand-pie',
    },
  ],
};
