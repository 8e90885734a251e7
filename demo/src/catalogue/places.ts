import type { DemoPlace } from './types';

/** The delivery places and their rates. */
export const places: DemoPlace[] = [
  { address: 'Campus Road', rupees: 50 },
  { address: 'Camp Chowk', rupees: 70 },
  { address: 'Bus Park', rupees: 80 },
  { address: 'Buddha Chowk', rupees: 60 },
  { address: 'Lakeside', rupees: 100 },
  { address: 'Old Camping Ground', rupees: 120 },
  { address: 'Temple Lane', rupees: 50 },
  { address: 'Airport Gate', rupees: 150 },
];
