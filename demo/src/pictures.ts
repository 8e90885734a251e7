import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The folder of the picture files: `<name>-<width>.webp` and `.avif`, and `pictures.json`. */
const pictureFolder = join(
  dirname(createRequire(import.meta.url).resolve('@storefront/demo/package.json')),
  'pictures',
);

/** What `pictures.json` says of one picture: sizes in pixels, its dominant colour, and its content address. */
export interface PictureEntry {
  /** First part of the name of its files in the media store, see `pictureBase` in the server. */
  base: string;
  width: number;
  height: number;
  color: string;
  /** Widths of its files; each is there in every format. */
  widths: number[];
}

/** The formats in which each picture is stored. */
export const pictureFormats = ['image/webp', 'image/avif'] as const;

/** The path of one file of a picture. */
export function picturePath(name: string, width: number, type: (typeof pictureFormats)[number]): string {
  return join(pictureFolder, `${name}-${width}.${type.slice('image/'.length)}`);
}

const pictureList = join(pictureFolder, 'pictures.json');

/** Reads `pictures.json`: the entries of all pictures by their name in the catalogue. */
export async function readPictureList(): Promise<Readonly<Record<string, PictureEntry>>> {
  return JSON.parse(await readFile(pictureList, 'utf8')) as Record<string, PictureEntry>;
}
