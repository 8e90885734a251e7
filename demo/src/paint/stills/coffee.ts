import type { Stills } from '../still';
import { cup, glass, on, paperCup } from './vessels';

export const coffee: Stills = {
  espresso: on('clay', cup({ size: 0.8, drink: '#4A2C22', glaze: '#B4574A' })),
  americano: on('turmeric', cup()),
  'flat-white': on('sky', cup({ drink: '#B98A63', glaze: '#EFE6DA' })),
  cappuccino: on('brick', cup({ drink: '#D3A87C', glaze: '#F0E7DC' })),
  'cafe-latte': on('pine', cup({ drink: '#C99B70', glaze: '#DDE3D6' })),
  'cocoa-mocha': on(
    'milk',
    { art: '1f36b', size: 0.46, x: 0.28, back: 0.1 },
    cup({ drink: '#6B4030', glaze: '#C98B74', size: 0.94, x: -0.08 }),
  ),
  'honey-oat-latte': on(
    'turmeric',
    { art: '1f36f', size: 0.5, x: 0.28, back: 0.1 },
    cup({ drink: '#CFA06A', glaze: '#F1EADF', size: 0.94, x: -0.07 }),
  ),
  'iced-caramel-latte': on('clay', '1f9cb'),
  'iced-americano': on(
    'sky',
    { art: '1f9ca', size: 0.4, x: 0.26, back: 0.06 },
    glass('#5A3626', { x: -0.05 }),
  ),
  'slow-cold-brew': on('pine', paperCup('#6A4632')),
};
