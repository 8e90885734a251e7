import { bowl, on } from '../paint/stills/vessels';
import type { DemoCategory } from './types';

export const desserts: DemoCategory = {
  name: 'Desserts',
  dishes: [
    {
      name: 'Orange layer cake',
      description: 'Three sponges, orange cream',
      rupees: 400,
      still: on('sky', '1f370'),
    },
    {
      name: 'Celebration cake',
      description: 'A whole vanilla cake, three candles',
      rupees: 1450,
      still: on('milk', '1f382'),
    },
    {
      name: 'Dark chocolate bar',
      description: 'Seventy per cent, a pinch of Mustang salt',
      rupees: 260,
      still: on('pine', '1f36b'),
    },
    {
      name: 'Ice cream sundae',
      description: 'Three scoops, a cherry, two wafers',
      rupees: 280,
      still: on('turmeric', { art: '1f368', recolour: [{ from: '#6692fe', reach: 40, to: '#8FB0B8' }] }),
    },
    {
      name: 'Soft serve cone',
      description: 'Vanilla, swirled while you wait',
      rupees: 120,
      still: on('clay', '1f366'),
    },
    {
      name: 'Caramel pudding',
      description: 'Set milk under burnt sugar',
      rupees: 160,
      still: on('brick', '1f36e'),
    },
    {
      name: 'Juju dhau',
      description: 'King of curds, in its clay bowl',
      rupees: 130,
      still: on('sky', bowl('curd', '#B5643F')),
    },
    {
      name: 'Berry cupcake',
      description: 'Vanilla cake, raspberry cream',
      rupees: 150,
      still: on('milk', {
        art: '1f9c1',
        recolour: [
          { from: '#4f94fc', reach: 40, to: '#7F9DA8' },
          { from: '#ef4fd1', reach: 40, to: '#D98A9C' },
        ],
      }),
    },
    {
      name: 'Apple hand pie',
      description: 'Jumla apples, cinnamon, short crust',
      rupees: 170,
      still: on('turmeric', {
        art: '1f967',
        recolour: [{ from: '#5a3f6e', reach: 50, light: [0, 0.6], to: '#8A6A50' }],
      }),
    },
  ],
};
