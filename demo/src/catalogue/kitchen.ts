import { on } from '../paint/stills/vessels';
import type { DemoCategory } from './types';

export const kitchen: DemoCategory = {
  name: 'Kitchen',
  dishes: [
    {
      name: 'House burger',
      description: 'Buff patty, yak cheese, house pickle',
      rupees: 390,
      still: on('pine', '1f354'),
    },
    {
      name: 'Club sandwich',
      description: 'Chicken, egg, tomato, three slices',
      rupees: 350,
      still: on('clay', '1f96a'),
    },
    {
      name: 'Chicken thukpa',
      description: 'Noodle soup from the hills',
      rupees: 270,
      still: on('sky', { art: '1f35c', recolour: [{ from: '#cc2753', reach: 40, to: '#8F3B32' }] }),
    },
    {
      name: 'Curry and rice',
      description: 'Chicken curry, steamed rice, gundruk',
      rupees: 330,
      still: on('turmeric', '1f35b'),
    },
    {
      name: 'Chow mein box',
      description: 'Fried noodles with vegetables, to go',
      rupees: 210,
      still: on('brick', '1f961'),
    },
    {
      name: 'Spaghetti pomodoro',
      description: 'Tomato, basil, hard yak cheese',
      rupees: 360,
      still: on('pine', '1f35d'),
    },
    {
      name: 'Pepperoni slice',
      description: 'A quarter of a large pizza',
      rupees: 240,
      still: on('sky', { art: '1f355', turn: 90 }),
    },
    {
      name: 'Garden salad',
      description: 'Leaves, radish and peas from Panchkhal',
      rupees: 250,
      still: on('clay', '1f957'),
    },
    {
      name: 'Yak cheese fondue',
      description: 'For two, with bread and potatoes',
      rupees: 880,
      dineIn: true,
      still: on('turmeric', { art: '1fad5', recolour: [{ from: '#f0316b', reach: 40, to: '#A6402F' }] }),
    },
  ],
};
