import table from '../../routes.json';

export type BrandTheme = 'cafe' | 'closet' | 'staff';
export type SkeletonShape = 'page' | 'form' | 'menu' | 'grid' | 'item' | 'list' | 'table';

/** One row of `routes.json`: an address of §2 and the page behind it. */
export interface ShopRoute {
  /** Pattern as in the router: `:id` is a parameter, `*` the rest. */
  readonly path: string;
  /** A page of the shell, `<folder>/<Component>`; null when a remote has it or the row redirects. */
  readonly page: string | null;
  /** The remote that exposes the page, and the page's name there. */
  readonly remote?: string;
  readonly expose?: string;
  /** The brand theme; releases on disk store it under this key. */
  readonly mood: BrandTheme;
  readonly title: string;
  /** What a notice calls the page when it cannot be shown: "The menu" is having trouble. */
  readonly part?: string;
  /** The shape that stands in until the page is there. */
  readonly skeleton?: SkeletonShape;
  readonly guard?: 'signed-in' | 'admin' | undefined;
  readonly redirectTo?: string;
  /** For search engines; the page gateway writes it into the HTML. */
  readonly description?: string;
  /** Not for search engines, though everybody may open it. */
  readonly noindex?: boolean;
  /** The page server renders the page, with these parameters of the search. */
  readonly render?: readonly string[];
  /** Calls whose answers the page gateway writes into the HTML of a page of the shell. */
  readonly firstData?: readonly { readonly call: string; readonly input: object }[];
}

/** The route table (§2): the one place that says which page an address shows. */
export const routeTable = table as readonly ShopRoute[];
