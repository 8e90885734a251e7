import type { Stills } from '../still';
import { bowl, on, pan } from './vessels';

export const breakfast: Stills = {
  'pancake-stack': on('sky', '1f95e'),
  'butter-waffle': on('brick', '1f9c7'),
  'two-eggs-in-the-pan': on('turmeric', pan('1f373')),
  'farm-vegetable-skillet': on('milk', pan('1f958')),
  'avocado-toast': on(
    'clay',
    { art: '1f35e', size: 0.8, x: -0.14, back: 0.06 },
    { art: '1f951', size: 0.72, x: 0.18 },
  ),
  'mountain-muesli': on('clay', bowl('muesli', '#7E9A8A')),
};
