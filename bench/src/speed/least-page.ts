import type { Browser } from '@playwright/test';
import { median } from '../common/median';
import type { Front, OwnAnswers } from '../line/front';
import { firstSight } from './visit-page';

const HTML =
  '<!doctype html><meta name="viewport" content="width=device-width"><title>Least</title><h1>One line</h1>';

/** The smallest possible page. The time that it takes beyond the line is the minimum on this phone. */
export const leastPage: OwnAnswers = () => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: Buffer.from(HTML),
});

/** @returns the median of its largest paint, ms */
export async function benchLeastPage(browser: Browser, front: Front, rounds: number): Promise<number> {
  const all: number[] = [];
  for (let round = 0; round < rounds; round += 1) all.push((await firstSight(browser, front, '/')).lcp);
  return median(all);
}
