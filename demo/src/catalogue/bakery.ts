import { on } from '../paint/stills/vessels';
import type { DemoCategory } from './types';

export const bakery: DemoCategory = {
  name: 'Bakery',
  dishes: [
    {
      name: 'Butter croissant',
      description: 'Folded for two days, baked at six',
      rupees: 150,
      still: on('brick', '1f950'),
    },
    {
      name: 'Chocolate croissant',
      description: 'Two bars of dark chocolate inside',
      rupees: 190,
      still: on(
        'milk',
        { art: '1f36b', size: 0.42, x: 0.27, back: 0.06 },
        { art: '1f950', x: -0.08, recolour: [{ to: '#B0733F', reach: 60 }] },
      ),
    },
    {
      name: 'Cocoa doughnut',
      description: 'Soft ring, cocoa glaze, sugar strands',
      rupees: 120,
      still: on('milk', '1f369'),
    },
    {
      name: 'Berry doughnut',
      description: 'Raspberry glaze, baked, not fried',
      rupees: 130,
      still: on('pine', {
        art: '1f369',
        recolour: [{ from: '#8e574e', reach: 24, light: [0, 0.66], to: '#C8697E' }],
      }),
    },
    {
      name: 'Chocolate chip cookie',
      description: 'Crisp outside, soft within',
      rupees: 90,
      still: on('sky', '1f36a'),
    },
    {
      name: 'Salted pretzel',
      description: 'Lye-dipped, with coarse salt',
      rupees: 110,
      still: on('turmeric', '1f968'),
    },
    {
      name: 'Sesame bagels',
      description: 'A pair, with cream cheese',
      rupees: 210,
      still: on('clay', '1f96f'),
    },
    {
      name: 'Milk bread loaf',
      description: 'A soft white loaf for the whole table',
      rupees: 180,
      still: on('sky', '1f35e'),
    },
  ],
};
