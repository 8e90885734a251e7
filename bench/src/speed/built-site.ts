import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import mime from 'mime';
import type { WholeAnswer } from '../line/ask-shop';
import type { OwnAnswers } from '../line/front';

/** The content of a file with a hash in its name never changes. */
const cacheControl = (file: string) =>
  /\.[0-9a-f]{10}\.js$/.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache';

function fileAnswer(file: string): WholeAnswer {
  const packed = existsSync(`${file}.br`);
  return {
    status: 200,
    headers: {
      'content-type': mime.getType(file) ?? 'application/octet-stream',
      'cache-control': cacheControl(file),
      ...(packed && { 'content-encoding': 'br' }),
    },
    body: readFileSync(packed ? `${file}.br` : file),
  };
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

const preload = (address: string) =>
  `<link rel="preload" as="image" href="${address}" fetchpriority="high"></head>`;

/**
 * Serves a build like any static host: immutable compressed scripts, and one HTML page for every address. `heroes`
 * names the picture that a page's HTML preloads, by path.
 */
export function builtSite(folder: string, heroes: ReadonlyMap<string, string>): OwnAnswers {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const pages = new Map<string, WholeAnswer>();
  const pageAt = (path: string): WholeAnswer => {
    const hero = heroes.get(path);
    const text = hero ? html.replace('</head>', preload(hero)) : html;
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'no-cache',
    };
    return { status: 200, headers, body: brotliCompressSync(text) };
  };
  return ({ path, headers }) => {
    const [pathname = '/'] = path.split('?');
    const file = join(folder, 'client', pathname);
    if (isFile(file)) return fileAnswer(file);
    if (headers['sec-fetch-dest'] !== 'document') return null;
    const known = pages.get(pathname) ?? pageAt(pathname);
    pages.set(pathname, known);
    return known;
  };
}
