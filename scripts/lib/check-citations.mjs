import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { inRoot } from './paths.mjs';
import { rowsWithoutTest } from './proof.mjs';
import { trackedFiles } from './tracked-files.mjs';

const TEXT = /\.(tsx?|mjs|cjs|js|md|yml)$/;
const DOCUMENT = /\.md$/;
const TEST = /\.(test|spec)\.tsx?$/;
const ADR = /^docs\/decisions\/(\d{4})-[^/]+\.md$/;

const all = (text, pattern) => [...text.matchAll(pattern)].map(([, found]) => found);

/** Returns the anchors of a document's headings, as GitHub spells them. */
const anchorsOf = (text) =>
  all(text, /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

/**
 * Returns what can be cited: `C7`, `P6`, `§2`, `ADR 14`, files, folders, and headings as `docs/bench.md#start`.
 *
 * @param {string[]} files every file of the repository
 * @param {(file: string) => string} read
 */
export function citable(files, read) {
  const found = new Set(files);
  for (const file of files) {
    for (let folder = posix.dirname(file); folder !== '.'; folder = posix.dirname(folder)) found.add(folder);
    const [, number] = ADR.exec(file) ?? [];
    if (number) found.add(`ADR ${Number(number)}`);
    if (DOCUMENT.test(file)) for (const anchor of anchorsOf(read(file))) found.add(`${file}#${anchor}`);
  }
  for (const row of all(read('docs/decisions.md'), /^\| (C\d+) \|/gm)) found.add(row);
  for (const row of all(read('docs/hazards.md'), /^\| (P\d+) \|/gm)) found.add(row);
  for (const section of all(read('docs/specification.md'), /^## (\d+)\./gm)) found.add(`§${section}`);
  return found;
}

/** Returns the links of a document, and the paths in backticks, without build output (`dist`). */
function pathsIn(file, line, known) {
  const links = all(line, /\]\((?!\w+:)([^)\s]+)\)/g).map((link) => {
    const [path, anchor] = link.split('#');
    const target = path ? posix.join(posix.dirname(file), path).replace(/\/$/, '') : file;
    return anchor ? `${target}#${anchor}` : target;
  });
  const named = all(line, /`([\w.@-]+(?:\/[\w.@-]+)+)\/?`/g)
    .filter((path) => known.has(path.split('/')[0]) && !path.split('/').includes('dist'))
    .filter((path) => ![path, `${path}.ts`, `${path}.tsx`].some((name) => known.has(name)));
  return [...links, ...named];
}

/**
 * Returns the unresolved citations of a text, as `file:line cites <name>`.
 *
 * @param {string} file path from the root of the repository
 * @param {string} text
 * @param {Set<string>} known from {@link citable}
 */
export function brokenCitations(file, text, known) {
  return text.split('\n').flatMap((line, index) => {
    const cited = [
      ...all(line, /\b([CP]\d+)\b(?![.-]\d)/g),
      ...all(line, /(§\d+)/g),
      ...all(line, /\b(ADR \d+)/g),
      ...all(line, /(docs\/decisions\/\d{4}[\w-]*\.md)/g),
      ...(DOCUMENT.test(file) ? pathsIn(file, line, known) : []),
    ];
    return cited.filter((name) => !known.has(name)).map((name) => `${file}:${index + 1} cites ${name}`);
  });
}

/** Returns the unresolved citations in code, tests and documents, and the rows that need a test and have none; else ''. */
export async function checkCitations() {
  const files = await trackedFiles();
  const read = (file) => readFileSync(inRoot(file), 'utf8');
  const known = citable(files, read);
  const broken = files
    .filter((file) => TEXT.test(file))
    .flatMap((file) => brokenCitations(file, read(file), known));
  const tests = files.filter((file) => TEST.test(file)).map(read);
  const bare = rowsWithoutTest(read('docs/decisions.md'), read('docs/hazards.md'), tests);
  return [...broken, ...bare.map((row) => `no title of a test names ${row}`)].join('\n');
}
