import type { Prop } from '../paint/still';
import { type PatternName, pieceStill } from '../paint/stills/patterns';
import { cup, glass, on, teaCup, teapot, three } from '../paint/stills/vessels';
import { type ColourName, palette } from './palette';
import type { DemoPicture } from './types';

const plant = { art: '1fab4', size: 0.7, x: -0.36, back: 0.14 };

function standing(name: PatternName, colour: ColourName, place: Pick<Prop, 'size' | 'x' | 'back'>): Prop {
  return { ...pieceStill(name, palette[colour]).prop, ...place };
}

/** What hangs in the gallery. */
export const gallery: DemoPicture[] = [
  {
    title: 'Morning by the window',
    alt: 'A cup of coffee and a croissant on a clay table',
    still: on('clay', plant, cup({ size: 0.86, x: 0.02 }), {
      art: '1f950',
      size: 0.62,
      x: 0.36,
      back: -0.01,
    }),
  },
  {
    title: 'Tea from Ilam',
    alt: 'A sage teapot beside a steaming cup of green tea',
    still: on(
      'pine',
      { ...teapot('#7E9A8A'), size: 0.94, x: -0.24, back: 0.08 },
      teaCup({ size: 0.72, x: 0.28 }),
    ),
  },
  {
    title: 'Momo hour',
    alt: 'Three momo in front of a pot of soup',
    still: on(
      'turmeric',
      { art: '1f372', size: 0.84, x: -0.3, back: 0.12 },
      ...three('1f95f', { turn: 45 }).map((prop) => ({
        ...prop,
        x: prop.x === undefined ? 0.1 : prop.x + 0.14,
      })),
    ),
  },
  {
    title: 'The bakery shelf',
    alt: 'A loaf of bread, a pretzel and a doughnut',
    still: on(
      'milk',
      { art: '1f35e', size: 0.86, x: -0.3, back: 0.1 },
      { art: '1f369', size: 0.66, x: 0.34, back: 0.04 },
      { art: '1f968', size: 0.62, x: 0.04 },
    ),
  },
  {
    title: 'Fruit came in today',
    alt: 'A mango, a watermelon slice and a strawberry around a glass of juice',
    still: on(
      'sky',
      { ...glass('#F0B044'), size: 0.9, x: -0.02, back: 0.08 },
      { art: '1f96d', size: 0.5, x: -0.34, back: 0.02 },
      { art: '1f349', size: 0.5, x: 0.32, back: 0.03 },
      { art: '1f353', size: 0.34, x: 0.12, back: -0.03 },
    ),
  },
  {
    title: 'Somebody’s birthday',
    alt: 'A cake with three candles and a red balloon',
    still: on(
      'brick',
      { art: '1f388', size: 0.8, x: 0.36, back: 0.16 },
      { art: '1f382', size: 0.94, x: -0.08 },
    ),
  },
  {
    title: 'Lunch in the courtyard',
    alt: 'A burger, fries and an orange cooler',
    still: on(
      'pine',
      { art: '1f379', size: 0.84, x: 0.34, back: 0.1 },
      { art: '1f35f', size: 0.66, x: -0.38, back: 0.08 },
      { art: '1f354', size: 0.8, x: -0.02 },
    ),
  },
  {
    title: 'Festival of lights',
    alt: 'A lit oil lamp between two sunflowers',
    still: on(
      'brick',
      { art: '1f33b', size: 0.8, x: -0.32, back: 0.12 },
      { art: '1f33b', size: 0.66, x: 0.38, back: 0.14 },
      { art: '1fa94', size: 0.78, x: 0.04 },
    ),
  },
  {
    title: 'Something sweet',
    alt: 'A sundae, a cupcake and a caramel pudding',
    still: on(
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
  },
  {
    title: 'Songs on Friday',
    alt: 'A guitar and a drum against the wall',
    still: on('clay', { art: '1f3b8', size: 1, x: -0.18, back: 0.06 }, { art: '1fa98', size: 0.74, x: 0.28 }),
  },
  {
    title: 'Hats by the door',
    alt: 'A straw hat between a leather belt and a rust cap',
    still: on(
      'milk',
      standing('belt', 'Walnut', { size: 0.7, x: -0.3, back: 0.08 }),
      standing('cap', 'Rust', { size: 0.8, x: 0.32, back: 0.1 }),
      standing('sunHat', 'Sand', { size: 0.94, x: 0.02 }),
    ),
  },
  {
    title: 'Division Kicks',
    alt: 'A crimson running shoe before a white one',
    still: on(
      'sky',
      standing('sneaker', 'Milk', { size: 0.8, x: -0.18, back: 0.14 }),
      standing('sneaker', 'Crimson', { x: 0.08 }),
    ),
  },
];
