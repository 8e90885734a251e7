import type { Stills } from '../still';
import { on } from './vessels';

export const bakery: Stills = {
  'butter-croissant': on('brick', '1f950'),
  'chocolate-croissant': on(
    'milk',
    { art: '1f36b', size: 0.42, x: 0.27, back: 0.06 },
    { art: '1f950', x: -0.08, recolour: [{ to: '#B0733F', reach: 60 }] },
  ),
  'cocoa-doughnut': on('milk', '1f369'),
  'berry-doughnut': on('pine', {
    art: '1f369',
    recolour: [{ from: '#8e574e', reach: 24, light: [0, 0.66], to: '#C8697E' }],
  }),
  'chocolate-chip-cookie': on('sky', '1f36a'),
  'salted-pretzel': on('turmeric', '1f968'),
  'sesame-bagels': on('clay', '1f96f'),
  'milk-bread-loaf': on('sky', '1f35e'),
};
