/** Texts of the about page (§2, C100). */
export const about = {
  lead: 'A coffee bar and a clothes shop that share one wall, one kitchen bell and one cash box.',
  story: [
    'We opened with six cups, one grinder and a rack of jackets that our neighbour sewed. The cups have multiplied; the neighbour now runs the closet.',
    'Beans come from growers around Kaski and Syangja and are roasted in small batches every Sunday. Momo are folded by hand each morning, and when they are gone, they are gone.',
  ],
  /** Five to ten minutes work best. The placeholder is a free film of the Blender Foundation (CC BY 3.0). */
  video: {
    title: 'A morning at Chowk',
    youtubeId: 'aqz-KE-bpKQ',
  },
  reasons: [
    { title: 'Roasted this week', text: 'No bean in the hopper is older than fourteen days.' },
    { title: 'Folded by hand', text: 'Momo, bread and pastry are made in the house, every morning.' },
    { title: 'Clothes that last', text: 'We mend what we sell, free of charge, for a year.' },
  ],
  facilities: [
    'Free Wi-Fi and sockets at every table',
    'A quiet room upstairs',
    'Parking for bicycles and scooters',
    'Fitting rooms with real mirrors',
    'A step-free entrance',
    'Order from your table by phone',
  ],
  vision:
    'A place that a street can rely on: open early, fair to its growers and tailors, and warm in January.',
  owner: {
    text: 'If something is not right, tell the person behind the counter. If it is still not right, tell me; I am usually the one washing cups.',
    name: 'The owner of Chowk',
  },
} as const;
