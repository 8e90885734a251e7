import type { DemoGroup } from './types';

/** Groups of options that drinks share (C255); prices are added to that of the drink. */
export const options: readonly DemoGroup[] = [
  {
    name: 'Size',
    min: 1,
    max: 1,
    choices: [
      { name: 'Small', rupees: 0, isDefault: true },
      { name: 'Regular', rupees: 30 },
      { name: 'Large', rupees: 60 },
    ],
  },
  {
    name: 'Milk',
    min: 1,
    max: 1,
    choices: [
      { name: 'Whole milk', rupees: 0, isDefault: true },
      { name: 'Oat milk', rupees: 50 },
      { name: 'Soy milk', rupees: 40, soldOut: true },
    ],
  },
  {
    name: 'Extras',
    min: 0,
    max: 2,
    choices: [
      { name: 'Extra shot', rupees: 40 },
      { name: 'Vanilla syrup', rupees: 30 },
      { name: 'Whipped cream', rupees: 30.5 },
      { name: 'Less ice', rupees: 0 },
    ],
  },
];
