import { join } from 'node:path';
import { type themes, type Width, widths } from '../screens/looks';
import type { Condition } from '../screens/screen';

/** Where the pictures go: a folder that git ignores. */
export const FOLDER = join(import.meta.dirname, '../../shots');

interface Picture {
  readonly screen: string;
  readonly condition: Condition;
  readonly width: Width;
  readonly theme: (typeof themes)[number];
}

/** `menu.data.390.light.png`: its parts have no dots, so that the sheet of all pictures reads them from the name. */
export const pictureName = ({ screen, condition, width, theme }: Picture): string =>
  `${screen}.${condition}.${widths[width].width}.${theme}.png`;
