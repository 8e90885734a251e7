import type { DemoCategory } from './types';

export const bakery: DemoCategory = {
  name: 'Bakery',
  dishes: [
    {
      name: 'Butter croissant',
      description: 'Folded for two days, baked at six',
      rupees: 150,
      picture: 'butter-croissant',
      marks: { diet: 'vegetarian', contains: ['egg', 'gluten', 'dairy'] },
    },
    {
      name: 'Chocolate croissant',
      description: 'Two bars of dark chocolate inside',
      rupees: 190,
      picture: 'chocolate-croissant',
      marks: { diet: 'vegetarian', contains: ['egg', 'gluten', 'dairy'] },
    },
    {
      name: 'Cocoa doughnut',
      description: 'Soft ring, cocoa glaze, sugar strands',
      rupees: 120,
      picture: 'cocoa-doughnut',
      marks: { diet: 'vegetarian', contains: ['egg', 'gluten', 'dairy'] },
    },
    {
      name: 'Berry doughnut',
      description: 'Raspberry glaze, baked, not fried',
      rupees: 130,
      picture: 'berry-doughnut',
      marks: { diet: 'vegetarian', contains: ['egg', 'gluten', 'dairy'] },
    },
    {
      name: 'Chocolate chip cookie',
      description: 'Crisp outside, soft within',
      rupees: 90,
      picture: 'chocolate-chip-cookie',
      marks: { diet: 'vegetarian', contains: ['egg', 'gluten', 'nuts', 'dairy'] },
    },
    {
      name: 'Salted pretzel',
      description: 'Lye-dipped, with coarse salt',
      rupees: 110,
      picture: 'salted-pretzel',
      marks: { diet: 'vegan', contains: ['gluten'] },
    },
    {
      name: 'Sesame bagels',
      description: 'A pair, with cream cheese',
      rupees: 210,
      picture: 'sesame-bagels',
      marks: { diet: 'vegetarian', contains: ['gluten', 'dairy'] },
    },
    {
      name: 'Milk bread loaf',
      description: 'A soft white loaf for the whole table',
      rupees: 180,
      picture: 'milk-bread-loaf',
      marks: { diet: 'vegetarian', contains: ['gluten', 'dairy'] },
    },
  ],
};
