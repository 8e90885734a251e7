import { type ColourName, palette } from '../../catalogue/palette';
import type { Prop, Stills } from '../still';
import { type PatternName, pieceStill } from './patterns';
import { cup, glass, on, teaCup, teapot, three } from './vessels';

const plant = { art: '1fab4', size: 0.7, x: -0.36, back: 0.14 };

function standing(name: PatternName, colour: ColourName, place: Pick<Prop, 'size' | 'x' | 'back'>): Prop {
  return { ...pieceStill(name, palette[colour]).prop, ...place };
}

export const gallery: Stills = {
  'morning-by-the-window': on('clay', plant, cup({ size: 0.86, x: 0.02 }), {
    art: '1f950',
    size: 0.62,
    x: 0.36,
    back: -0.01,
  }),
  'tea-from-ilam': on(
    'pine',
    { ...teapot('#7E9A8A'), size: 0.94, x: -0.24, back: 0.08 },
    teaCup({ size: 0.72, x: 0.28 }),
  ),
  'momo-hour': on(
    'turmeric',
    { art: '1f372', size: 0.84, x: -0.3, back: 0.12 },
    ...three('1f95f', { turn: 45 }).map((prop) => ({
      ...prop,
      x: prop.x === undefined ? 0.1 : prop.x + 0.14,
    })),
  ),
  'the-bakery-shelf': on(
    'milk',
    { art: '1f35e', size: 0.86, x: -0.3, back: 0.1 },
    { art: '1f369', size: 0.66, x: 0.34, back: 0.04 },
    { art: '1f968', size: 0.62, x: 0.04 },
  ),
  'fruit-came-in-today': on(
    'sky',
    { ...glass('#F0B044'), size: 0.9, x: -0.02, back: 0.08 },
    { art: '1f96d', size: 0.5, x: -0.34, back: 0.02 },
    { art: '1f349', size: 0.5, x: 0.32, back: 0.03 },
    { art: '1f353', size: 0.34, x: 0.12, back: -0.03 },
  ),
  'somebodys-birthday': on(
    'brick',
    { art: '1f388', size: 0.8, x: 0.36, back: 0.16 },
    { art: '1f382', size: 0.94, x: -0.08 },
  ),
  'lunch-in-the-courtyard': on(
    'pine',
    { art: '1f379', size: 0.84, x: 0.34, back: 0.1 },
    { art: '1f35f', size: 0.66, x: -0.38, back: 0.08 },
    { art: '1f354', size: 0.8, x: -0.02 },
  ),
  'festival-of-lights': on(
    'brick',
    { art: '1f33b', size: 0.8, x: -0.32, back: 0.12 },
    { art: '1f33b', size: 0.66, x: 0.38, back: 0.14 },
    { art: '1fa94', size: 0.78, x: 0.04 },
  ),
  'something-sweet': on(
    'turmeric',
    { art: '1f368', size: 0.82, x: -0.28, back: 0.1 },
    { art: '1f36e', size: 0.66, x: 0.34, back: 0.06 },
    {
      art: '1f9c1',
      size: 0.6,
      x: 0.06,
      recolour: [
        { from: '#4f94fc', reach: 40, to: '#7F9DA8' },
        { from: '#ef4fd1', reach: 40, to: '#D98A9C' },
      ],
    },
  ),
  'songs-on-friday': on(
    'clay',
    { art: '1f3b8', size: 1, x: -0.18, back: 0.06 },
    { art: '1fa98', size: 0.74, x: 0.28 },
  ),
  'hats-by-the-door': on(
    'milk',
    standing('belt', 'Walnut', { size: 0.7, x: -0.3, back: 0.08 }),
    standing('cap', 'Rust', { size: 0.8, x: 0.32, back: 0.1 }),
    standing('sun-hat', 'Sand', { size: 0.94, x: 0.02 }),
  ),
  'division-kicks': on(
    'sky',
    standing('sneaker', 'Milk', { size: 0.8, x: -0.18, back: 0.14 }),
    standing('sneaker', 'Crimson', { x: 0.08 }),
  ),
};
