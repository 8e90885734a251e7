import type { DemoCategory } from './types';

export const momoAndSnacks: DemoCategory = {
  name: 'Momo & Snacks',
  dishes: [
    {
      name: 'Chicken momo',
      description: 'Ten, steamed, with tomato achar',
      rupees: 220,
      picture: 'chicken-momo',
      marks: { contains: ['gluten'], spice: 1 },
    },
    {
      name: 'Vegetable momo',
      description: 'Ten, cabbage, paneer and coriander',
      rupees: 190,
      picture: 'vegetable-momo',
      marks: { diet: 'vegetarian', contains: ['gluten', 'dairy'], spice: 1 },
    },
    {
      name: 'Kothey momo',
      description: 'Ten, fried on one side only',
      rupees: 240,
      picture: 'kothey-momo',
    },
    {
      name: 'Jhol momo',
      description: 'In a warm sesame and tomato broth',
      rupees: 260,
      picture: 'jhol-momo',
    },
    {
      name: 'French fries',
      description: 'Twice fried, salt and timur pepper',
      rupees: 160,
      picture: 'french-fries',
      marks: { diet: 'vegan', spice: 1 },
    },
    {
      name: 'Chicken roll',
      description: 'Grilled chicken and onions in a warm roti',
      rupees: 230,
      picture: 'chicken-roll',
      marks: { contains: ['gluten'], spice: 2 },
    },
    {
      name: 'Lentil bara',
      description: 'Four Newari lentil patties',
      rupees: 140,
      picture: 'lentil-bara',
      marks: { diet: 'vegan', spice: 1 },
    },
    {
      name: 'Masala popcorn',
      description: 'Turmeric, chilli, a lot of it',
      rupees: 112.5,
      picture: 'masala-popcorn',
      marks: { diet: 'vegan', spice: 3 },
    },
  ],
};
