import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { releaseId } from '@storefront/shared/delivery/registry';
import { LRUCache } from 'lru-cache';
import { releasePaths } from './release-paths';

/** A release of a part. */
interface NamedRelease {
  readonly part: string;
  readonly release: string;
}

/** A script with line and column; the folder is there if a stack of the server names it. */
const PLACE = /((?:[^\s()]*\/)?)([\w.-]+\.c?js):(\d+):(\d+)/g;
const RELEASE_FOLDER = /\/releases\/([a-z]\w*)\/([\w.-]+)\//;

/** How many mapped texts are kept: the last errors of a few releases. */
const MOST_TEXTS = 200;

/** Returns the map of a script of a release; null if the release came without maps. */
async function readMap(maps: string, script: string): Promise<SourceMap | null> {
  for (const file of [join(maps, 'assets', `${script}.map`), join(maps, `${script}.map`)]) {
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text !== null) return new SourceMap(JSON.parse(text));
  }
  return null;
}

/** The release that a folder names; undefined if it names none. */
function releaseOf(folder: string): NamedRelease | undefined {
  const [, part = '', release = ''] = RELEASE_FOLDER.exec(folder) ?? [];
  return releaseId.safeParse(release).success ? { part, release } : undefined;
}

/**
 * Returns a function that replaces the places in scripts (`menu.1a2b.js:1:2345`) by places in their sources
 * (`cafe-remote/src/pages/MenuPage.tsx:12:3`), with the maps of the releases that the text is about. A place that no map
 * knows stays (C321).
 */
export function createPlaceMapper(dataDir: string) {
  const known = new LRUCache<string, string>({ max: MOST_TEXTS });

  async function findSource(releases: readonly NamedRelease[], script: string, line: number, column: number) {
    for (const { part, release } of releases) {
      const map = await readMap(releasePaths.maps(dataDir, part, release), script).catch(() => null);
      // A stack counts lines and columns from 1, a map from 0.
      const found = map?.findEntry(line - 1, column - 1);
      if (found && 'originalSource' in found)
        return `${found.originalSource}:${found.originalLine + 1}:${found.originalColumn + 1}`;
    }
    return null;
  }

  return async (text: string, releases: readonly NamedRelease[]): Promise<string> => {
    const key = JSON.stringify([releases, text]);
    const before = known.get(key);
    if (before !== undefined) return before;
    let mapped = '';
    let end = 0;
    for (const { 0: place, 1: folder = '', 2: script = '', 3: line, 4: column, index } of text.matchAll(
      PLACE,
    )) {
      const own = releaseOf(folder);
      const source = await findSource(own ? [own] : releases, script, Number(line), Number(column));
      mapped += `${text.slice(end, index)}${source ?? place}`;
      end = index + place.length;
    }
    mapped += text.slice(end);
    known.set(key, mapped);
    return mapped;
  };
}

export type MapPlaces = ReturnType<typeof createPlaceMapper>;
