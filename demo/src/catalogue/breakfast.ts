import type { DemoCategory } from './types';

export const breakfast: DemoCategory = {
  name: 'Breakfast',
  dishes: [
    {
      name: 'Pancake stack',
      description: 'Three buckwheat pancakes, butter, treacle',
      rupees: 320,
      picture: 'pancake-stack',
      marks: { diet: 'vegetarian', contains: ['egg', 'gluten', 'dairy'] },
    },
    {
      name: 'Butter waffle',
      description: 'Crisp squares, a melting knob of butter',
      rupees: 290,
      picture: 'butter-waffle',
      marks: { diet: 'vegetarian', contains: ['egg', 'gluten', 'dairy'] },
    },
    {
      name: 'Two eggs in the pan',
      description: 'Sunny side up, toast and tomato',
      rupees: 240,
      dineIn: true,
      picture: 'two-eggs-in-the-pan',
      marks: { diet: 'vegetarian', contains: ['egg', 'gluten', 'dairy'] },
      mealtime: { from: '08:00', until: '11:00' },
    },
    {
      name: 'Farm vegetable skillet',
      description: 'Eggs baked with peppers and greens',
      rupees: 340,
      dineIn: true,
      picture: 'farm-vegetable-skillet',
      marks: { diet: 'vegetarian', contains: ['egg', 'dairy'] },
    },
    {
      name: 'Avocado toast',
      description: 'Sourdough, chilli flakes, lime',
      rupees: 330,
      picture: 'avocado-toast',
      marks: { diet: 'vegan', contains: ['gluten'], spice: 1 },
    },
    {
      name: 'Mountain muesli',
      description: 'Oats, apple, walnuts, cold milk',
      rupees: 260,
      picture: 'mountain-muesli',
      marks: { diet: 'vegetarian', contains: ['gluten', 'nuts', 'dairy'] },
      mealtime: { from: '08:00', until: '11:00' },
    },
  ],
};
