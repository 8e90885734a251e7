/** Texts of the home page (C100). */
export const home = {
  title: ['One door,', 'two rooms'],
  lead: 'Slow coffee and fresh momo on one side. Clothes and Division Kicks on the other.',
  facts: [
    { title: '8 AM to 9:30 PM', text: 'Open every day' },
    { title: '30 to 60 min', text: 'Delivery in the city' },
    { title: '80 welcome points', text: '50 at signup, 30 with your first order' },
  ],
  story: {
    title: 'A square inside a house',
    paragraphs: [
      'A chowk is where lanes meet and nobody is in a hurry. Ours began as a coffee counter in the front room, with a sewing machine running in the back.',
      'The wall between the two is still there. We only cut a door into it, so that you can drink your coffee where your jacket is being altered.',
    ],
  },
  recommendation: {
    title: 'The chef recommends',
    text: 'What leaves the kitchen most often this week.',
  },
} as const;

export interface Review {
  readonly name: string;
  readonly text: string;
  /** Out of five. */
  readonly stars: number;
}

/** Words of guests; never put into structured data (C100). */
export const reviews: readonly Review[] = [
  { name: 'Asmita', stars: 5, text: 'The americano is strong, the momo are hot, and I left with a scarf.' },
  { name: 'Bikram', stars: 5, text: 'Ordered from the hotel, twenty minutes later it was at the door.' },
  { name: 'Lena', stars: 4, text: 'A quiet table by the window and honest prices. The closet is a bonus.' },
];
