import { addressOf, type Site } from '../site';

/** A breadcrumb: name and path. */
export type Step = readonly [name: string, path: string];

/** Returns the breadcrumb list of a page. */
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
