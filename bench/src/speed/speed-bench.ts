import type { Browser } from '@playwright/test';
import type { Front } from '../line/front';
import { SLOW_LINE } from '../line/slow-line';
import { compareVisits, type Round, type SpeedRow } from './compare-visits';
import { type CriticalBytes, floorOf } from './floor';
import type { PageKind } from './pages';
import { tapAsSoonAsSeen, type Visit, visitPage } from './visit-page';

/** A build of the pages, behind its own front. */
export interface Candidate {
  readonly name: string;
  readonly front: Front;
  /** Addresses of pages that differ in its shop, by name of the page. */
  readonly paths?: Readonly<Record<string, string>>;
}

/** The floor of a page's largest paint. */
export interface PageFloor extends CriticalBytes {
  readonly page: string;
  readonly lcpElement: string;
  readonly floor: number;
  /** The first candidate's largest paint ÷ the floor. */
  readonly ratio: number;
}

export interface SpeedResult {
  readonly rows: readonly SpeedRow[];
  readonly floors: readonly PageFloor[];
  /** Rounds that count for no candidate, because one of them failed: page, round and reason. */
  readonly failures: readonly string[];
}

const pageOf = ({ paths }: Candidate, page: PageKind): PageKind => ({
  ...page,
  path: paths?.[page.name] ?? page.path,
});

async function measure(browser: Browser, candidate: Candidate, kind: PageKind): Promise<Visit & Round> {
  const { front } = candidate;
  const page = pageOf(candidate, kind);
  const visit = await visitPage(browser, front, page);
  return { ...visit, tap: await tapAsSoonAsSeen(browser, front, page) };
}

function floorOfPage(page: string, visit: Visit, lcp: number): PageFloor {
  const bytesAt = (isIt: (path: string, destination: string) => boolean) =>
    visit.sent.find(({ path, destination }) => isIt(path, destination))?.bytes ?? 0;
  const picture = visit.lcpUrl === '' ? '' : new URL(visit.lcpUrl).pathname;
  const critical = {
    html: bytesAt((_, destination) => destination === 'document'),
    picture: bytesAt((path) => path === picture),
  };
  const floor = floorOf(critical, SLOW_LINE);
  return { page, lcpElement: visit.lcpElement, ...critical, floor, ratio: lcp / floor };
}

/** Rotates the candidates, so that none is always first. */
const turned = <T>(list: readonly T[], by: number): T[] => {
  const at = by % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
};

/**
 * Visits each page of each candidate in turn. The first candidate is the shop; the one named `base` is the baseline.
 * A round of a page in which a candidate fails counts for none of them. Calls `onHero` before measuring, with the picture that is the largest paint of a page of the shop.
 */
export async function benchSpeed(
  browser: Browser,
  candidates: readonly Candidate[],
  base: string,
  pages: readonly PageKind[],
  rounds: number,
  onHero: (path: string, picture: string) => void,
  onWay: (what: string) => void,
): Promise<SpeedResult> {
  const failures: string[] = [];
  /** Keeps what other rounds measured when one fails. */
  const attempt = async (what: string, work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      failures.push(`${what}: ${String(error).split('\n')[0]}`);
      onWay(`failed: ${failures.at(-1)}`);
    }
  };
  const findHeroes = async (page: PageKind) => {
    for (const candidate of candidates) {
      const { lcpUrl } = await visitPage(browser, candidate.front, pageOf(candidate, page));
      if (candidate === candidates[0] && lcpUrl !== '') onHero(page.path, new URL(lcpUrl).pathname);
    }
  };
  for (const page of pages) await attempt(`${page.name}, first visits`, () => findHeroes(page));
  const done = pages.map(() => candidates.map((): (Visit & Round)[] => []));
  for (let round = 0; round < rounds; round += 1) {
    onWay(`round ${round + 1} of ${rounds}`);
    for (const [at, page] of pages.entries()) {
      await attempt(`${page.name}, round ${round + 1}`, async () => {
        const visits = new Map<Candidate, Visit & Round>();
        for (const candidate of turned(candidates, round))
          visits.set(candidate, await measure(browser, candidate, page));
        for (const [candidate, visit] of visits) done[at]?.[candidates.indexOf(candidate)]?.push(visit);
      });
    }
  }
  const baseAt = candidates.findIndex(({ name }) => name === base);
  const rows = pages.flatMap((page, at) =>
    (done[at]?.[0]?.length ? candidates : []).map(({ name }, who) =>
      compareVisits(
        page.name,
        name,
        done[at]?.[who] ?? [],
        who === baseAt ? null : (done[at]?.[baseAt] ?? null),
      ),
    ),
  );
  const floors = pages.flatMap((page, at) => {
    const [visit] = done[at]?.[0] ?? [];
    const row = rows.find((one) => one.page === page.name);
    return visit && row ? [floorOfPage(page.name, visit, row.metrics.lcp)] : [];
  });
  return { rows, floors, failures };
}
