/** Behaviours of the mocked API, for QA: normal, empty lists, delayed answers, failures. */
export const behaviours = ['normal', 'empty', 'slow', 'failing'] as const;

export type Behaviour = (typeof behaviours)[number];

/** Delay of a slow answer, ms. */
export const SLOW_MS = 2500;
