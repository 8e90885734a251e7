import type { Stills } from '../still';
import { on } from './vessels';

export const kitchen: Stills = {
  'house-burger': on('pine', '1f354'),
  'club-sandwich': on('clay', '1f96a'),
  'chicken-thukpa': on('sky', { art: '1f35c', recolour: [{ from: '#cc2753', reach: 40, to: '#8F3B32' }] }),
  'curry-and-rice': on('turmeric', '1f35b'),
  'chow-mein-box': on('brick', '1f961'),
  'spaghetti-pomodoro': on('pine', '1f35d'),
  'pepperoni-slice': on('sky', { art: '1f355', turn: 90 }),
  'garden-salad': on('clay', '1f957'),
  'yak-cheese-fondue': on('turmeric', {
    art: '1fad5',
    recolour: [{ from: '#f0316b', reach: 40, to: '#A6402F' }],
  }),
};
