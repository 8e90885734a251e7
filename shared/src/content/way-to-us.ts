/** Where the shop is, in degrees, for the map (C100). */
export const latitude = 28.2096;
export const longitude = 83.9595;

/** How to find the shop on foot (C100). */
export const directions = [
  'From the lake, walk up the lane with the red prayer wheel.',
  'We are the corner house with the stepped door.',
  'The cafe is on the left, the closet on the right.',
] as const;
