import { bowl, on, pan } from '../paint/stills/vessels';
import type { DemoCategory } from './types';

export const breakfast: DemoCategory = {
  name: 'Breakfast',
  dishes: [
    {
      name: 'Pancake stack',
      description: 'Three buckwheat pancakes, butter, treacle',
      rupees: 320,
      still: on('sky', '1f95e'),
    },
    {
      name: 'Butter waffle',
      description: 'Crisp squares, a melting knob of butter',
      rupees: 290,
      still: on('brick', '1f9c7'),
    },
    {
      name: 'Two eggs in the pan',
      description: 'Sunny side up, toast and tomato',
      rupees: 240,
      dineIn: true,
      still: on('turmeric', pan('1f373')),
    },
    {
      name: 'Farm vegetable skillet',
      description: 'Eggs baked with peppers and greens',
      rupees: 340,
      dineIn: true,
      still: on('milk', pan('1f958')),
    },
    {
      name: 'Avocado toast',
      description: 'Sourdough, chilli flakes, lime',
      rupees: 330,
      still: on(
        'clay',
        { art: '1f35e', size: 0.8, x: -0.14, back: 0.06 },
        { art: '1f951', size: 0.72, x: 0.18 },
      ),
    },
    {
      name: 'Mountain muesli',
      description: 'Oats, apple, walnuts, cold milk',
      rupees: 260,
      still: on('clay', bowl('muesli', '#7E9A8A')),
    },
  ],
};
