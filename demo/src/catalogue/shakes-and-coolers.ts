import type { DemoCategory } from './types';

export const shakesAndCoolers: DemoCategory = {
  name: 'Shakes & Coolers',
  dishes: [
    {
      name: 'Mango lassi',
      description: 'Yoghurt and ripe Terai mango',
      rupees: 220,
      options: ['Size'],
      picture: 'mango-lassi',
      marks: { diet: 'vegetarian', contains: ['dairy'] },
    },
    {
      name: 'Banana shake',
      description: 'Two bananas, milk, a pinch of nutmeg',
      rupees: 200,
      options: ['Size'],
      picture: 'banana-shake',
      marks: { diet: 'vegetarian', contains: ['dairy'] },
    },
    {
      name: 'Strawberry shake',
      description: 'Kakani strawberries and vanilla ice cream',
      rupees: 260,
      picture: 'strawberry-shake',
      marks: { diet: 'vegetarian', contains: ['dairy'] },
    },
    {
      name: 'Taro pearl tea',
      description: 'Purple yam, milk and chewy pearls',
      rupees: 280,
      picture: 'taro-pearl-tea',
      marks: { diet: 'vegetarian', contains: ['dairy'] },
    },
    {
      name: 'Matcha pearl tea',
      description: 'Green tea, milk and chewy pearls',
      rupees: 290,
      picture: 'matcha-pearl-tea',
      marks: { diet: 'vegetarian', contains: ['dairy'], caffeine: true },
    },
    {
      name: 'Orange cooler',
      description: 'Pressed oranges, soda, a slice of lime',
      rupees: 230,
      picture: 'orange-cooler',
      marks: { diet: 'vegan' },
    },
    {
      name: 'Watermelon juice',
      description: 'Nothing but watermelon, very cold',
      rupees: 190,
      picture: 'watermelon-juice',
      marks: { diet: 'vegan' },
    },
    {
      name: 'Apple juice box',
      description: 'From Jumla, for small hands',
      rupees: 87.5,
      picture: 'apple-juice-box',
      marks: { diet: 'vegan' },
    },
  ],
};
