import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { runCommand } from './lib/command.mjs';
import { inRoot } from './lib/paths.mjs';

/** The server paints pictures anyway, so its library does. */
const sharp = createRequire(inRoot('server/package.json'))('sharp');

/** The page's ground in the light theme, as in the tokens. */
const GROUND = '#fcfbf8';

/** `share`: how much of the icon's side the mark takes; a mask may cut away a fifth of it. */
const ICONS = [
  { file: 'icon-192.png', side: 192, share: 1, ground: null },
  { file: 'icon-512.png', side: 512, share: 1, ground: null },
  { file: 'icon-mask-512.png', side: 512, share: 0.625, ground: GROUND },
  { file: 'icon-apple-180.png', side: 180, share: 0.8, ground: GROUND },
];

async function paint(mark, { file, side, share, ground }) {
  // The mark is of 32 squares: a whole number of pixels to each keeps its edges sharp.
  const drawn = Math.floor((side * share) / 32) * 32;
  const before = Math.floor((side - drawn) / 2);
  const after = side - drawn - before;
  const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
  const picture = sharp(mark, { density: (72 * drawn) / 32 })
    .resize(drawn, drawn)
    .extend({ top: before, left: before, bottom: after, right: after, background: transparent });
  const whole = sharp(await picture.png().toBuffer());
  if (ground) whole.flatten({ background: ground });
  await whole.png({ palette: true, compressionLevel: 9 }).toFile(inRoot('shell/public/art', file));
}

/** `npm run icons`: the icons of an installed shop, from the mark; to be run again when the mark is another. */
await runCommand(async () => {
  const mark = await readFile(inRoot('shell/public/art/mark.svg'));
  for (const icon of ICONS) await paint(mark, icon);
});
