/** What a page says of itself to search engines and link previews. */
export interface PageFacts {
  /** Without the name of the shop. */
  readonly title: string;
  readonly description: string;
  /** Path of the one address under which the page is to be known. */
  readonly canonical: string;
  /** Whether it is to be found at all. */
  readonly isIndexed: boolean;
  /** Path or address of the picture of a preview; null: the mark of the shop. */
  readonly image: string | null;
  /** Structured data, one block each. */
  readonly schemas: readonly object[];
}

/** What the data of a page add to what the route table says. */
export type DataFacts = Pick<PageFacts, 'title' | 'description' | 'image' | 'schemas'>;
