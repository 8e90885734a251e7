/** The description of a page for search engines and link previews. */
export interface PageFacts {
  /** Without the name of the shop. */
  readonly title: string;
  readonly description: string;
  /** Canonical path of the page. */
  readonly canonical: string;
  /** Whether search engines may index it. */
  readonly isIndexed: boolean;
  /** Path or address of the preview's picture; null for the logo. */
  readonly image: string | null;
  /** Structured data, one block each. */
  readonly schemas: readonly object[];
}

/** The facts that come from a page's data instead of its route. */
export type DataFacts = Pick<PageFacts, 'title' | 'description' | 'image' | 'schemas'>;
