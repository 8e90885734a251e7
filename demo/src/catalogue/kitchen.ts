import type { DemoCategory } from './types';

export const kitchen: DemoCategory = {
  name: 'Kitchen',
  dishes: [
    {
      name: 'House burger',
      description: 'Buff patty, yak cheese, house pickle',
      rupees: 390,
      picture: 'house-burger',
    },
    {
      name: 'Club sandwich',
      description: 'Chicken, egg, tomato, three slices',
      rupees: 350,
      picture: 'club-sandwich',
    },
    {
      name: 'Chicken thukpa',
      description: 'Noodle soup from the hills',
      rupees: 270,
      picture: 'chicken-thukpa',
    },
    {
      name: 'Curry and rice',
      description: 'Chicken curry, steamed rice, gundruk',
      rupees: 330,
      picture: 'curry-and-rice',
    },
    {
      name: 'Chow mein box',
      description: 'Fried noodles with vegetables, to go',
      rupees: 210,
      picture: 'chow-mein-box',
    },
    {
      name: 'Spaghetti pomodoro',
      description: 'Tomato, basil, hard yak cheese',
      rupees: 360,
      picture: 'spaghetti-pomodoro',
    },
    {
      name: 'Pepperoni slice',
      description: 'A quarter of a large pizza',
      rupees: 240,
      picture: 'pepperoni-slice',
    },
    {
      name: 'Garden salad',
      description: 'Leaves, radish and peas from Panchkhal',
      rupees: 250,
      picture: 'garden-salad',
    },
    {
      name: 'Yak cheese fondue',
      description: 'For two, with bread and potatoes',
      rupees: 880,
      dineIn: true,
      picture: 'yak-cheese-fondue',
    },
  ],
};
