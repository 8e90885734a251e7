import { WELCOME_AT_FIRST_ORDER, WELCOME_AT_SIGN_UP } from '../rules/bonuses';
import { DELIVERY_ESTIMATE_MINUTES } from '../rules/delivery-estimate';

const { from, to } = DELIVERY_ESTIMATE_MINUTES;

/** Texts of the home page (C100). */
export const home = {
  title: ['One door,', 'two rooms'],
  lead: 'Slow coffee and fresh momo on one side. Clothes and Division Kicks on the other.',
  delivery: { title: `${from} to ${to} min`, text: 'Delivery in the city' },
  welcome: {
    title: `${WELCOME_AT_SIGN_UP + WELCOME_AT_FIRST_ORDER} welcome points`,
    text: `${WELCOME_AT_SIGN_UP} at signup, ${WELCOME_AT_FIRST_ORDER} with your first order`,
  },
  story: {
    title: 'A square inside a house',
    paragraphs: [
      'A chowk is where lanes meet and nobody is in a hurry. Ours began as a coffee counter in the front room, with a sewing machine running in the back.',
      'The wall between the two is still there. We only cut a door into it, so that you can drink your coffee where your jacket is being altered.',
    ],
  },
  popular: {
    title: 'Ordered most this week',
    text: 'What our guests ordered most in the last seven days.',
  },
  recommendation: {
    title: 'The chef recommends',
    text: 'Four dishes from today’s menu.',
  },
} as const;

export interface Review {
  readonly name: string;
  readonly text: string;
  /** Out of five. */
  readonly stars: number;
}

/** Placeholder reviews; never in structured data (C100). */
export const reviews: readonly Review[] = [
  { name: 'Asmita', stars: 5, text: 'The americano is strong, the momo are hot, and I left with a scarf.' },
  { name: 'Bikram', stars: 5, text: 'Ordered from the hotel, twenty minutes later it was at the door.' },
  {
    name: 'Sujata',
    stars: 5,
    text: 'They took in my jacket while I had breakfast. It fits, and the bill was fair.',
  },
  {
    name: 'Tenzin',
    stars: 5,
    text: 'The one place on the street where the buff momo do not run out by noon.',
  },
  {
    name: 'Marco',
    stars: 4,
    text: 'Good sneakers, better mango lassi. The staff knew my size before I did.',
  },
  { name: 'Lena', stars: 4, text: 'A quiet table by the window and honest prices. The closet is a bonus.' },
];
