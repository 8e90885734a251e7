import type { DemoPlace } from './types';

/** The delivery places with their rates; some have limits, and one is not active (C265). */
export const places: DemoPlace[] = [
  { address: 'Campus Road', rupees: 50 },
  { address: 'Camp Chowk', rupees: 70 },
  { address: 'Bus Park', rupees: 80 },
  { address: 'Buddha Chowk', rupees: 60, freeAbove: 1500 },
  { address: 'Lakeside', rupees: 100 },
  { address: 'Old Camping Ground', rupees: 120, isInactive: true },
  { address: 'Temple Lane', rupees: 50, minimumOrder: 400, freeAbove: 2000 },
  { address: 'Airport Gate', rupees: 150 },
];
