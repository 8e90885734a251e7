import { on, three } from '../paint/stills/vessels';
import type { DemoCategory } from './types';

const lying = { turn: 45 };
const dough = (to: string) => ({ ...lying, recolour: [{ to, reach: 60 }] });

export const momoAndSnacks: DemoCategory = {
  name: 'Momo & Snacks',
  dishes: [
    {
      name: 'Chicken momo',
      description: 'Ten, steamed, with tomato achar',
      rupees: 220,
      still: on('turmeric', ...three('1f95f', lying)),
    },
    {
      name: 'Vegetable momo',
      description: 'Ten, cabbage, paneer and coriander',
      rupees: 190,
      still: on('pine', ...three('1f95f', dough('#E9D3A2'))),
    },
    {
      name: 'Kothey momo',
      description: 'Ten, fried on one side only',
      rupees: 240,
      still: on('brick', ...three('1f95f', dough('#C98A4B'))),
    },
    {
      name: 'Jhol momo',
      description: 'In a warm sesame and tomato broth',
      rupees: 260,
      still: on(
        'sky',
        { art: '1f372', size: 0.94, x: -0.08 },
        { art: '1f95f', turn: 45, size: 0.46, x: 0.26, back: -0.02 },
      ),
    },
    {
      name: 'French fries',
      description: 'Twice fried, salt and timur pepper',
      rupees: 160,
      still: on('milk', { art: '1f35f', recolour: [{ from: '#e0245e', reach: 40, to: '#B23A32' }] }),
    },
    {
      name: 'Chicken roll',
      description: 'Grilled chicken and onions in a warm roti',
      rupees: 230,
      still: on('clay', '1f32f'),
    },
    {
      name: 'Lentil bara',
      description: 'Four Newari lentil patties',
      rupees: 140,
      still: on('turmeric', '1f9c6'),
    },
    {
      name: 'Masala popcorn',
      description: 'Turmeric, chilli, a lot of it',
      rupees: 112.5,
      still: on('pine', '1f37f'),
    },
  ],
};
