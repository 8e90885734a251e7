import type { DemoCategory } from './types';

export const bakery: DemoCategory = {
  name: 'Bakery',
  dishes: [
    {
      name: 'Butter croissant',
      description: 'Folded for two days, baked at six',
      rupees: 150,
      picture: 'butter-croissant',
    },
    {
      name: 'Chocolate croissant',
      description: 'Two bars of dark chocolate inside',
      rupees: 190,
      picture: 'chocolate-croissant',
    },
    {
      name: 'Cocoa doughnut',
      description: 'Soft ring, cocoa glaze, sugar strands',
      rupees: 120,
      picture: 'cocoa-doughnut',
    },
    {
      name: 'Berry doughnut',
      description: 'Raspberry glaze, baked, not fried',
      rupees: 130,
      picture: 'berry-doughnut',
    },
    {
      name: 'Chocolate chip cookie',
      description: 'Crisp outside, soft within',
      rupees: 90,
      picture: 'chocolate-chip-cookie',
    },
    {
      name: 'Salted pretzel',
      description: 'Lye-dipped, with coarse salt',
      rupees: 110,
      picture: 'salted-pretzel',
    },
    {
      name: 'Sesame bagels',
      description: 'A pair, with cream cheese',
      rupees: 210,
      picture: 'sesame-bagels',
    },
    {
      name: 'Milk bread loaf',
      description: 'A soft white loaf for the whole table',
      rupees: 180,
      picture: 'milk-bread-loaf',
    },
  ],
};
