import type { DemoPicture } from './types';

/** The pictures of the gallery. */
export const gallery: DemoPicture[] = [
  {
    title: 'Morning by the window',
    alt: 'A cup of coffee and a croissant on a clay table',
    picture: 'morning-by-the-window',
  },
  {
    title: 'Tea from Ilam',
    alt: 'A sage teapot beside a steaming cup of green tea',
    picture: 'tea-from-ilam',
  },
  {
    title: 'Momo hour',
    alt: 'Three momo in front of a pot of soup',
    picture: 'momo-hour',
  },
  {
    title: 'The bakery shelf',
    alt: 'A loaf of bread, a pretzel and a doughnut',
    picture: 'the-bakery-shelf',
  },
  {
    title: 'Fruit came in today',
    alt: 'A mango, a watermelon slice and a strawberry around a glass of juice',
    picture: 'fruit-came-in-today',
  },
  {
    title: 'Somebody’s birthday',
    alt: 'A cake with three candles and a red balloon',
    picture: 'somebodys-birthday',
  },
  {
    title: 'Lunch in the courtyard',
    alt: 'A burger, fries and an orange cooler',
    picture: 'lunch-in-the-courtyard',
  },
  {
    title: 'Festival of lights',
    alt: 'A lit oil lamp between two sunflowers',
    picture: 'festival-of-lights',
  },
  {
    title: 'Something sweet',
    alt: 'A sundae, a cupcake and a caramel pudding',
    picture: 'something-sweet',
  },
  {
    title: 'Songs on Friday',
    alt: 'A guitar and a drum against the wall',
    picture: 'songs-on-friday',
  },
  {
    title: 'Hats by the door',
    alt: 'A straw hat between a leather belt and a rust cap',
    picture: 'hats-by-the-door',
  },
  {
    title: 'Division Kicks',
    alt: 'A crimson running shoe before a white one',
    picture: 'division-kicks',
  },
];
