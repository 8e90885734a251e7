import { addressOf, type Site } from '../site';

/** A step on the way to a page: its name and path. */
export type Step = readonly [name: string, path: string];

/** The way from the first page to this one. */
export const breadcrumbs = (steps: readonly Step[], site: Site) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: addressOf(site, path),
  })),
});
