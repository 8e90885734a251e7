import type { Page } from '@playwright/test';

/** Returns the words of the page's main part that are split over this many lines or more, e-mail addresses left out. */
export const splitWords = (page: Page, lines: number): Promise<string[]> =>
  page.locator('main').evaluate((main, least) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const split: string[] = [];
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      if (text.includes('@')) continue;
      for (const { 0: word, index } of text.matchAll(/\p{L}+/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
        const tops = new Set(boxes.map(({ top }) => Math.round(top / 4)));
        if (tops.size >= least) split.push(word);
      }
    }
    return split;
  }, lines);
