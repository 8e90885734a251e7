import { cup, glass, on, paperCup } from '../paint/stills/vessels';
import type { DemoCategory } from './types';

export const coffee: DemoCategory = {
  name: 'Coffee',
  dishes: [
    {
      name: 'Espresso',
      description: 'A short, dark double from Palpa beans',
      rupees: 130,
      espresso: true,
      still: on('clay', cup({ size: 0.8, drink: '#4A2C22', glaze: '#B4574A' })),
    },
    {
      name: 'Americano',
      description: 'Double shot, hot water',
      rupees: 180,
      espresso: true,
      still: on('turmeric', cup()),
    },
    {
      name: 'Flat white',
      description: 'Two shots under thin, glossy milk',
      rupees: 230,
      espresso: true,
      still: on('sky', cup({ drink: '#B98A63', glaze: '#EFE6DA' })),
    },
    {
      name: 'Cappuccino',
      description: 'One shot, deep foam, cocoa on top',
      rupees: 240,
      espresso: true,
      still: on('brick', cup({ drink: '#D3A87C', glaze: '#F0E7DC' })),
    },
    {
      name: 'Cafe latte',
      description: 'One shot and a lot of warm milk',
      rupees: 240,
      espresso: true,
      still: on('pine', cup({ drink: '#C99B70', glaze: '#DDE3D6' })),
    },
    {
      name: 'Cocoa mocha',
      description: 'Espresso, dark chocolate, steamed milk',
      rupees: 280,
      espresso: true,
      still: on(
        'milk',
        { art: '1f36b', size: 0.46, x: 0.28, back: 0.1 },
        cup({ drink: '#6B4030', glaze: '#C98B74', size: 0.94, x: -0.08 }),
      ),
    },
    {
      name: 'Honey oat latte',
      description: 'Oat milk and wild honey from Lamjung',
      rupees: 310,
      espresso: true,
      still: on(
        'turmeric',
        { art: '1f36f', size: 0.5, x: 0.28, back: 0.1 },
        cup({ drink: '#CFA06A', glaze: '#F1EADF', size: 0.94, x: -0.07 }),
      ),
    },
    {
      name: 'Iced caramel latte',
      description: 'Cold milk, two shots, burnt sugar',
      rupees: 290,
      espresso: true,
      still: on('clay', '1f9cb'),
    },
    {
      name: 'Iced americano',
      description: 'Two shots over a glass of ice',
      rupees: 220,
      espresso: true,
      still: on('sky', { art: '1f9ca', size: 0.4, x: 0.26, back: 0.06 }, glass('#5A3626', { x: -0.05 })),
    },
    {
      name: 'Slow cold brew',
      description: 'Steeped for eighteen hours, to go',
      rupees: 260,
      still: on('pine', paperCup('#6A4632')),
    },
  ],
};
