import { join } from 'node:path';
import { type Look, type Width, widths } from '../screens/looks';
import type { Condition } from '../screens/screen';

/** Folder of the pictures; git ignores it. */
export const FOLDER = join(import.meta.dirname, '../../shots');

interface Picture {
  readonly screen: string;
  readonly condition: Condition;
  readonly width: Width;
  readonly look: Look;
}

/** Returns for example `menu.data.390.light.png`. Its parts have no dots: the contact sheet splits the name at them. */
export const pictureName = ({ screen, condition, width, look }: Picture): string =>
  `${screen}.${condition}.${widths[width].width}.${look}.png`;
