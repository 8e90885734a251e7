/** `npm run demo:paint`: paints every picture of the demo into `demo/pictures` and replaces the old ones. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { pictureBase } from '@storefront/server/platform/media/picture-name';
import { processPicture } from '@storefront/server/platform/media/process-picture';
import { type PictureEntry, pictureFolder, pictureFormats, pictureList, picturePath } from '../pictures';
import { paintStill } from './paint-still';
import type { Still } from './still';
import { stills } from './stills/stills';

async function paintPicture(name: string, still: Still): Promise<PictureEntry> {
  const original = await paintStill(still);
  const { width, height, color, files } = await processPicture(original, { formats: pictureFormats });
  for (const file of files) await writeFile(picturePath(name, file.width, file.type), file.bytes);
  const widths = [...new Set(files.map((file) => file.width))];
  return { base: pictureBase(original), width, height, color, widths };
}

async function paintPictures(): Promise<void> {
  await rm(pictureFolder, { recursive: true, force: true });
  await mkdir(pictureFolder, { recursive: true });
  const entries: [string, PictureEntry][] = [];
  const names = Object.keys(stills).sort();
  for (const name of names) {
    entries.push([name, await paintPicture(name, stills[name] as Still)]);
    console.log(`${entries.length}/${names.length}  ${name}`);
  }
  const lines = entries.map(([name, entry]) => `  ${JSON.stringify(name)}: ${JSON.stringify(entry)}`);
  await writeFile(pictureList, `{\n${lines.join(',\n')}\n}\n`);
}

await paintPictures();
