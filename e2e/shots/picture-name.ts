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

const wanted = process.env.SHOTS_PICTURES?.split(' ');

/** Whether only some pictures are taken, for documents: then each shows the window, as a person sees it, not the page. */
export const isForDocuments = wanted !== undefined;

/** Whether to take this picture: one of `SHOTS_PICTURES`, names separated by spaces, or without the variable any. */
export const isWanted = (name: string): boolean => wanted?.includes(name) ?? true;
