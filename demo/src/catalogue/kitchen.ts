import type { DemoCategory } from './types';

export const kitchen: DemoCategory = {
  name: 'Kitchen',
  dishes: [
    {
      name: 'House burger',
      description: 'Buff patty, yak cheese, house pickle',
      rupees: 390,
      picture: 'house-burger',
      marks: { contains: ['egg', 'gluten', 'dairy'], spice: 1 },
    },
    {
      name: 'Club sandwich',
      description: 'Chicken, egg, tomato, three slices',
      rupees: 350,
      picture: 'club-sandwich',
      marks: { contains: ['egg', 'gluten'] },
    },
    {
      name: 'Chicken thukpa',
      description: 'Noodle soup from the hills',
      rupees: 270,
      picture: 'chicken-thukpa',
      marks: { contains: ['egg', 'gluten'], spice: 2 },
    },
    {
      name: 'Curry and rice',
      description: 'Chicken curry, steamed rice, gundruk',
      rupees: 330,
      picture: 'curry-and-rice',
      marks: { spice: 2 },
    },
    {
      name: 'Chow mein box',
      description: 'Fried noodles with vegetables, to go',
      rupees: 210,
      picture: 'chow-mein-box',
      marks: { diet: 'vegetarian', contains: ['egg', 'gluten'], spice: 2 },
    },
    {
      name: 'Spaghetti pomodoro',
      description: 'Tomato, basil, hard yak cheese',
      rupees: 360,
      picture: 'spaghetti-pomodoro',
      marks: { diet: 'vegetarian', contains: ['gluten', 'dairy'] },
    },
    {
      name: 'Pepperoni slice',
      description: 'A quarter of a large pizza',
      rupees: 240,
      picture: 'pepperoni-slice',
      marks: { contains: ['gluten', 'dairy'], spice: 1 },
    },
    {
      name: 'Garden salad',
      description: 'Leaves, radish and peas from Panchkhal',
      rupees: 250,
      picture: 'garden-salad',
      marks: { diet: 'vegan' },
    },
    {
      name: 'Yak cheese fondue',
      description: 'For two, with bread and potatoes',
      rupees: 880,
      dineIn: true,
      picture: 'yak-cheese-fondue',
      marks: { diet: 'vegetarian', contains: ['gluten', 'dairy'] },
    },
  ],
};
