import { glass, on, pearlCup } from '../paint/stills/vessels';
import type { DemoCategory } from './types';

const beside = { size: 0.42, x: 0.26, back: 0.05 };

export const shakesAndCoolers: DemoCategory = {
  name: 'Shakes & Coolers',
  dishes: [
    {
      name: 'Mango lassi',
      description: 'Yoghurt and ripe Terai mango',
      rupees: 220,
      still: on('pine', { art: '1f96d', ...beside }, glass('#F0B044', { x: -0.05 })),
    },
    {
      name: 'Banana shake',
      description: 'Two bananas, milk, a pinch of nutmeg',
      rupees: 200,
      still: on('sky', { art: '1f34c', ...beside }, glass('#F1DDA0', { x: -0.05 })),
    },
    {
      name: 'Strawberry shake',
      description: 'Kakani strawberries and vanilla ice cream',
      rupees: 260,
      still: on('milk', { art: '1f353', ...beside, size: 0.4 }, glass('#EBA0A6', { x: -0.05 })),
    },
    {
      name: 'Taro pearl tea',
      description: 'Purple yam, milk and chewy pearls',
      rupees: 280,
      still: on('turmeric', pearlCup('#B79AC8')),
    },
    {
      name: 'Matcha pearl tea',
      description: 'Green tea, milk and chewy pearls',
      rupees: 290,
      still: on('clay', pearlCup('#A9BC73')),
    },
    {
      name: 'Orange cooler',
      description: 'Pressed oranges, soda, a slice of lime',
      rupees: 230,
      still: on('sky', '1f379'),
    },
    {
      name: 'Watermelon juice',
      description: 'Nothing but watermelon, very cold',
      rupees: 190,
      still: on('pine', { art: '1f349', ...beside, size: 0.5 }, glass('#E56A62', { x: -0.07 })),
    },
    {
      name: 'Apple juice box',
      description: 'From Jumla, for small hands',
      rupees: 87.5,
      still: on('turmeric', '1f9c3'),
    },
  ],
};
