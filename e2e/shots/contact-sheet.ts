import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FOLDER } from './picture-name';

const style = `
  :root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif }
  body { margin: 24px }
  h2 { margin: 32px 0 8px }
  div { display: flex; gap: 12px; align-items: start; overflow-x: auto }
  figure { margin: 0; flex: none }
  figcaption { font-size: 13px }
  img { display: block; max-height: 640px; width: 195px; object-fit: cover; object-position: top; outline: 1px solid #8888 }
  img[data-wide] { width: 480px }
`;

const figure = (file: string): string => {
  const [, condition, width, theme] = file.split('.');
  const wide = width === '1280' ? ' data-wide' : '';
  return `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"${wide}></a>
<figcaption>${condition}, ${width}, ${theme}</figcaption></figure>`;
};

/** Writes `index.html` beside the pictures. It shows all of them, by screen. */
export default function writeContactSheet(): void {
  const files = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.png'))
    .sort();
  const screens = [...new Set(files.map((file) => file.split('.')[0] ?? ''))];
  const rows = screens.map((screen) => {
    const own = files.filter((file) => file.startsWith(`${screen}.`));
    return `<h2>${screen}</h2>\n<div>${own.map(figure).join('\n')}</div>`;
  });
  const head = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Every screen</title><style>${style}</style>`;
  writeFileSync(join(FOLDER, 'index.html'), `${head}\n<h1>Every screen</h1>\n${rows.join('\n')}\n</html>\n`);
  console.log(`\n  ${files.length} pictures, all on shots/index.html\n`);
}
