import type { ClosetCategory, ClosetDivision } from '@storefront/shared/rules/closet-catalogue';
import type { Marks } from '@storefront/shared/rules/marks';
import type { Mealtime } from '@storefront/shared/rules/mealtimes';

/** Something to eat or drink. */
export interface DemoDish {
  name: string;
  description: string;
  rupees: number;
  /** Name of its picture in `pictures.json`. */
  picture: string;
  /** Served at the table only: `ugage` disable (C53). */
  dineIn?: true;
  /** Made on the espresso machine. */
  espresso?: true;
  /** What is in it; a field left out has nothing to mark. Without it the dish is not marked (C261). */
  marks?: Partial<Marks>;
  /** When it is served; left out, all day (C263). */
  mealtime?: Mealtime;
  /** Names of its groups of options, in the order of asking (C255). */
  options?: readonly string[];
}

/** A choice of a group of options. */
export interface DemoChoice {
  name: string;
  /** Added to the price of the dish. */
  rupees: number;
  isDefault?: true;
  soldOut?: true;
}

/** A group of options that dishes share (C255). */
export interface DemoGroup {
  name: string;
  min: number;
  max: number;
  choices: readonly DemoChoice[];
}

/** One section of the menu, in the order in which it is read. */
export interface DemoCategory {
  name: string;
  dishes: readonly DemoDish[];
}

/** A colour of a piece, with the picture that shows it. */
export interface DemoColour {
  name: string;
  hex: string;
  /** Name of its picture in `pictures.json`. */
  picture: string;
}

/** A garment or a pair of shoes. */
export interface DemoPiece {
  name: string;
  division: ClosetDivision;
  category: ClosetCategory;
  gender: 'Men' | 'Women';
  brand: string;
  material: string;
  description: string;
  rupees: number;
  stock: number;
  /** Whether staff count it by size and colour (C273). */
  isCountedByCell: boolean;
  sizes: readonly string[];
  colours: readonly DemoColour[];
  topSeller: boolean;
}

/** A picture of the gallery. */
export interface DemoPicture {
  title: string;
  alt: string;
  /** Name of its picture in `pictures.json`. */
  picture: string;
}

/** A place we deliver to. */
export interface DemoPlace {
  address: string;
  rupees: number;
  /** In rupees; absent: any amount is delivered. */
  minimumOrder?: number;
  /** In rupees; absent: delivery is never free. */
  freeAbove?: number;
  /** True: customers cannot choose it. */
  isInactive?: true;
}

/** A coupon; absent limits are none (C275). */
export interface DemoCoupon {
  code: string;
  /** Percent, or an amount in rupees. */
  percent?: number;
  rupees?: number;
  /** In rupees. */
  minimumOrder?: number;
  isForFirstOrder?: true;
  perPerson?: number;
}

/** The content of the demo shop. */
export interface DemoCatalogue {
  categories: readonly DemoCategory[];
  options: readonly DemoGroup[];
  pieces: readonly DemoPiece[];
  gallery: readonly DemoPicture[];
  places: readonly DemoPlace[];
  coupons: readonly DemoCoupon[];
}
