import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { readRemoteManifest, readShellManifest } from './read-built';

/** Bytes of scripts. */
interface Weight {
  /** Compressed, as sent. */
  readonly sent: number;
  /** As a browser parses them. */
  readonly parsed: number;
}

/** What the scripts of a build weigh. */
interface Weights {
  /** The most that a page may load, and that a script may weigh which loads later, kB sent. */
  readonly budget: number;
  /** What each page loads at first, by its name. */
  readonly pages: ReadonlyMap<string, Weight>;
  /** Every other script, by its path. */
  readonly later: ReadonlyMap<string, Weight>;
}

const compress = promisify(brotliCompress);
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Scripts compress to a fourth; one that is more than this many times its budget is padded, and slow to parse. */
const MOST_PARSED = 5;

/** A page that grows less than this is never refused for its growth, bytes. */
const SMALL_GROWTH = 10_000;

async function weighFile(file: string): Promise<Weight> {
  const { size } = await stat(file);
  const copy = await stat(`${file}.br`).catch(() => null);
  return { sent: copy?.size ?? (await compress(await readFile(file), FAST)).length, parsed: size };
}

/** The scripts of a build: by page those that it needs at first, and all. */
async function listScripts(name: string, folder: string) {
  if (name === 'shell') {
    const { main, preload, chunks, budget } = await readShellManifest(folder);
    const pages = Object.entries(preload).map(([page, files]) => [page, [...main, ...files]] as const);
    return { budget, pages, chunks };
  }
  const { entry, exposes, preload, chunks, budget } = await readRemoteManifest(folder);
  return {
    budget,
    pages: exposes.map((page) => [page, [entry, ...(preload[page] ?? [])]] as const),
    chunks,
  };
}

/** Returns what the scripts of a build weigh. Throws if its manifest, or a file that this names, cannot be read. */
export async function weighBuild(name: string, folder: string): Promise<Weights> {
  const { budget, pages, chunks } = await listScripts(name, folder);
  const known = new Map<string, Weight>();
  for (const file of new Set([...pages.flatMap(([, files]) => files), ...chunks]))
    known.set(file, await weighFile(join(folder, 'client', file)));
  const sumOf = (files: readonly string[]) => {
    const found = [...new Set(files)].flatMap((file) => known.get(file) ?? []);
    const sum = (key: keyof Weight) => found.reduce((total, weight) => total + weight[key], 0);
    return { sent: sum('sent'), parsed: sum('parsed') };
  };
  const first = new Set(pages.flatMap(([, files]) => files));
  return {
    budget,
    pages: new Map(pages.map(([page, files]) => [page, sumOf(files)])),
    later: new Map([...known].filter(([file]) => !first.has(file))),
  };
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Returns a weight as text; if it is padded, what a browser has to parse too. */
const textOf = ({ sent, parsed }: Weight, budget: number) =>
  parsed > budget * 1000 * MOST_PARSED
    ? `${kilobytes(sent)} of scripts (${kilobytes(parsed)} uncompressed)`
    : `${kilobytes(sent)} of scripts`;

const isOver = ({ sent, parsed }: Weight, budget: number) =>
  sent > budget * 1000 || parsed > budget * 1000 * MOST_PARSED;

const isHeavier = (one: Weight, other: Weight | undefined) =>
  !other || one.sent > other.sent || one.parsed > other.parsed;

/** What is to be said of the weight of a build, each as half a sentence. */
export interface WeightVerdict {
  /** Pages and scripts that are over the budget, or have more than doubled. */
  readonly against: readonly string[];
  /** Pages that were over it before, and have not grown. */
  readonly warnings: readonly string[];
  /** Each page with its weight, that of the live release, and the budget. */
  readonly weights: readonly string[];
}

/**
 * Compares the scripts that each page of a build loads with its budget, and with those of the live release (C485).
 *
 * @param live null if there is none, or it cannot be read
 */
export function compareWeights({ budget, pages, later }: Weights, live: Weights | null): WeightVerdict {
  const against: string[] = [];
  const warnings: string[] = [];
  const weights: string[] = [];
  for (const [page, weight] of pages) {
    const before = live?.pages.get(page);
    const beside = `${before ? `the live release ${kilobytes(before.sent)}, ` : ''}its budget ${budget} kB`;
    const text = `${page} loads ${textOf(weight, budget)}; ${beside}`;
    weights.push(text);
    if (isOver(weight, budget)) (isHeavier(weight, before) ? against : warnings).push(`${text}: too heavy`);
    else if (before && weight.sent > 2 * before.sent && weight.sent - before.sent > SMALL_GROWTH)
      against.push(`${text}: more than twice as heavy as before`);
  }
  const heaviest = Math.max(0, ...[...(live?.later.values() ?? [])].map(({ sent }) => sent));
  for (const [file, weight] of later)
    if (isOver(weight, budget))
      (weight.sent > heaviest ? against : warnings).push(
        `${file}, which loads later, has ${textOf(weight, budget)}; its budget ${budget} kB: too heavy`,
      );
  return { against, warnings, weights };
}
