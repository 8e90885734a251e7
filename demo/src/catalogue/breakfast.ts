import type { DemoCategory } from './types';

export const breakfast: DemoCategory = {
  name: 'Breakfast',
  dishes: [
    {
      name: 'Pancake stack',
      description: 'Three buckwheat pancakes, butter, treacle',
      rupees: 320,
      picture: 'pancake-stack',
    },
    {
      name: 'Butter waffle',
      description: 'Crisp squares, a melting knob of butter',
      rupees: 290,
      picture: 'butter-waffle',
    },
    {
      name: 'Two eggs in the pan',
      description: 'Sunny side up, toast and tomato',
      rupees: 240,
      dineIn: true,
      picture: 'two-eggs-in-the-pan',
    },
    {
      name: 'Farm vegetable skillet',
      description: 'Eggs baked with peppers and greens',
      rupees: 340,
      dineIn: true,
      picture: 'farm-vegetable-skillet',
    },
    {
      name: 'Avocado toast',
      description: 'Sourdough, chilli flakes, lime',
      rupees: 330,
      picture: 'avocado-toast',
    },
    {
      name: 'Mountain muesli',
      description: 'Oats, apple, walnuts, cold milk',
      rupees: 260,
      picture: 'mountain-muesli',
    },
  ],
};
