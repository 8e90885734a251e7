import type { Stills } from '../still';
import { glass, on, pearlCup } from './vessels';

const beside = { size: 0.42, x: 0.26, back: 0.05 };

export const shakesAndCoolers: Stills = {
  'mango-lassi': on('pine', { art: '1f96d', ...beside }, glass('#F0B044', { x: -0.05 })),
  'banana-shake': on('sky', { art: '1f34c', ...beside }, glass('#F1DDA0', { x: -0.05 })),
  'strawberry-shake': on('milk', { art: '1f353', ...beside, size: 0.4 }, glass('#EBA0A6', { x: -0.05 })),
  'taro-pearl-tea': on('turmeric', pearlCup('#B79AC8')),
  'matcha-pearl-tea': on('clay', pearlCup('#A9BC73')),
  'orange-cooler': on('sky', '1f379'),
  'watermelon-juice': on('pine', { art: '1f349', ...beside, size: 0.5 }, glass('#E56A62', { x: -0.07 })),
  'apple-juice-box': on('turmeric', '1f9c3'),
};
