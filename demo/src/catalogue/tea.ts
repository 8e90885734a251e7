import { cup, on, teaCup, teapot } from '../paint/stills/vessels';
import type { DemoCategory } from './types';

export const tea: DemoCategory = {
  name: 'Tea',
  dishes: [
    {
      name: 'Ilam green tea',
      description: 'First flush, steeped three minutes',
      rupees: 150,
      still: on('pine', teaCup()),
    },
    {
      name: 'Masala chiya',
      description: 'Milk tea with cardamom, clove and ginger',
      rupees: 90,
      still: on('brick', cup({ size: 0.9, drink: '#C48A5C', glaze: '#F2E6D4' })),
    },
    {
      name: 'Kalo chiya',
      description: 'Black tea, lemon on the side',
      rupees: 60,
      still: on(
        'turmeric',
        { art: '1f34b', size: 0.38, x: 0.26, back: 0.05 },
        cup({ size: 0.88, x: -0.06, drink: '#8A3B1E', glaze: '#E9E2D8' }),
      ),
    },
    {
      name: 'Jasmine pot for two',
      description: 'Pearls of green tea, opened slowly',
      rupees: 260,
      still: on('milk', teapot('#7E9A8A')),
    },
    {
      name: 'Ginger lemon honey',
      description: 'Fresh ginger, lemon and honey, no tea',
      rupees: 160,
      still: on(
        'sky',
        { art: '1fada', size: 0.42, x: 0.27, back: 0.05 },
        teaCup({ size: 0.9, x: -0.08, drink: '#E0A63A', glaze: '#F3EBDD' }),
      ),
    },
    {
      name: 'Matcha latte',
      description: 'Stone-ground green tea, whisked with milk',
      rupees: 320,
      still: on('clay', cup({ drink: '#8DA65B', glaze: '#F1EADF' })),
    },
  ],
};
