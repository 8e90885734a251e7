import type { Stills } from '../still';
import { on, three } from './vessels';

const lying = { turn: 45 };

const dough = (to: string) => ({ ...lying, recolour: [{ to, reach: 60 }] });

export const momoAndSnacks: Stills = {
  'chicken-momo': on('turmeric', ...three('1f95f', lying)),
  'vegetable-momo': on('pine', ...three('1f95f', dough('#E9D3A2'))),
  'kothey-momo': on('brick', ...three('1f95f', dough('#C98A4B'))),
  'jhol-momo': on(
    'sky',
    { art: '1f372', size: 0.94, x: -0.08 },
    { art: '1f95f', turn: 45, size: 0.46, x: 0.26, back: -0.02 },
  ),
  'french-fries': on('milk', { art: '1f35f', recolour: [{ from: '#e0245e', reach: 40, to: '#B23A32' }] }),
  'chicken-roll': on('clay', '1f32f'),
  'lentil-bara': on('turmeric', '1f9c6'),
  'masala-popcorn': on('pine', '1f37f'),
};
