import type { PageFailureKind } from './page-failure';

/** Title of a notice, after the page's name, and the advice below it. */
export const pageTroubles: Readonly<
  Record<PageFailureKind, { readonly trouble: string; readonly advice: string }>
> = {
  broken: {
    trouble: 'is having trouble',
    advice: 'The rest of the shop works. Please try again in a moment.',
  },
  late: {
    trouble: 'is taking its time',
    advice: 'It will appear here as soon as it arrives. You can also ask again.',
  },
  skew: {
    trouble: 'is being renewed',
    advice: 'It does not fit this version of the shop yet. Please try again in a moment.',
  },
  retired: {
    trouble: 'has closed',
    advice: 'The shop no longer has this page. Everything else is where it was.',
  },
};
