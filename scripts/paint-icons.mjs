import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { runCommand } from './lib/command.mjs';
import { inRoot } from './lib/paths.mjs';

/** The server's picture library. */
const sharp = createRequire(inRoot('server/package.json'))('sharp');

/** The page background of the light theme, as in the tokens. */
const GROUND = '#fcfbf8';

/** `share`: the part of the icon's side that the mark covers; a mask may cut a fifth off. */
const ICONS = [
  { file: 'icon-192.png', side: 192, share: 1, ground: null },
  { file: 'icon-512.png', side: 512, share: 1, ground: null },
  { file: 'icon-mask-512.png', side: 512, share: 0.625, ground: GROUND },
  { file: 'icon-apple-180.png', side: 180, share: 0.8, ground: GROUND },
];

async function paint(mark, { file, side, share, ground }) {
  // The mark is a grid of 32 squares: whole pixels per square keep its edges sharp.
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

/** `npm run icons`: makes the installed shop's icons from the mark. Run it after a change of the mark. */
await runCommand(async () => {
  const mark = await readFile(inRoot('shell/public/art/mark.svg'));
  for (const icon of ICONS) await paint(mark, icon);
});
