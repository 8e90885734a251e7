/** How the mocked API behaves, for QA: as it should, with nothing in any list, late, or not at all. */
export const behaviours = ['normal', 'empty', 'slow', 'failing'] as const;

export type Behaviour = (typeof behaviours)[number];

/** How late a slow answer comes, in ms. */
export const SLOW_MS = 2500;
