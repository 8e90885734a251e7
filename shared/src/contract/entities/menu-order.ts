import { z } from 'zod';
import { product } from './product';

/** The order of the menu (C313): all categories, and a page of the dishes of one of them. */
export const menuOrder = z.object({
  /**
   * The title is blank for dishes without a category. `cameFrom`: the category out of which all its dishes came, while
   * that one still has others (C441).
   */
  categories: z.array(
    z.object({ title: z.string(), dishes: z.number().int(), cameFrom: z.string().optional() }),
  ),
  /** Dishes of the category that the request names, table-only ones included. */
  dishes: z.array(product),
});

export type MenuOrder = z.infer<typeof menuOrder>;
