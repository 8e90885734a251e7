import type { DemoCategory } from './types';

export const coffee: DemoCategory = {
  name: 'Coffee',
  dishes: [
    {
      name: 'Espresso',
      description: 'A short, dark double from Palpa beans',
      rupees: 130,
      espresso: true,
      picture: 'espresso',
    },
    {
      name: 'Americano',
      description: 'Double shot, hot water',
      rupees: 180,
      espresso: true,
      picture: 'americano',
    },
    {
      name: 'Flat white',
      description: 'Two shots under thin, glossy milk',
      rupees: 230,
      espresso: true,
      picture: 'flat-white',
    },
    {
      name: 'Cappuccino',
      description: 'One shot, deep foam, cocoa on top',
      rupees: 240,
      espresso: true,
      picture: 'cappuccino',
    },
    {
      name: 'Cafe latte',
      description: 'One shot and a lot of warm milk',
      rupees: 240,
      espresso: true,
      picture: 'cafe-latte',
    },
    {
      name: 'Cocoa mocha',
      description: 'Espresso, dark chocolate, steamed milk',
      rupees: 280,
      espresso: true,
      picture: 'cocoa-mocha',
    },
    {
      name: 'Honey oat latte',
      description: 'Oat milk and wild honey from Lamjung',
      rupees: 310,
      espresso: true,
      picture: 'honey-oat-latte',
    },
    {
      name: 'Iced caramel latte',
      description: 'Cold milk, two shots, burnt sugar',
      rupees: 290,
      espresso: true,
      picture: 'iced-caramel-latte',
    },
    {
      name: 'Iced americano',
      description: 'Two shots over a glass of ice',
      rupees: 220,
      espresso: true,
      picture: 'iced-americano',
    },
    {
      name: 'Slow cold brew',
      description: 'Steeped for eighteen hours, to go',
      rupees: 260,
      picture: 'slow-cold-brew',
    },
  ],
};
