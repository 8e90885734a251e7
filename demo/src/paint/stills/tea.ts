import type { Stills } from '../still';
import { cup, on, teaCup, teapot } from './vessels';

export const tea: Stills = {
  'ilam-green-tea': on('pine', teaCup()),
  'masala-chiya': on('brick', cup({ size: 0.9, drink: '#C48A5C', glaze: '#F2E6D4' })),
  'kalo-chiya': on(
    'turmeric',
    { art: '1f34b', size: 0.38, x: 0.26, back: 0.05 },
    cup({ size: 0.88, x: -0.06, drink: '#8A3B1E', glaze: '#E9E2D8' }),
  ),
  'jasmine-pot-for-two': on('milk', teapot('#7E9A8A')),
  'ginger-lemon-honey': on(
    'sky',
    { art: '1fada', size: 0.42, x: 0.27, back: 0.05 },
    teaCup({ size: 0.9, x: -0.08, drink: '#E0A63A', glaze: '#F3EBDD' }),
  ),
  'matcha-latte': on('clay', cup({ drink: '#8DA65B', glaze: '#F1EADF' })),
};
