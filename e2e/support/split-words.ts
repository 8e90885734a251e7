import type { Page } from '@playwright/test';

/** Returns the words of a page's main part that take at least this many lines. */
export const splitWords = (page: Page, lines: number): Promise<string[]> =>
  page.evaluate((least) => {
    const root = document.querySelector('dialog[open]') ?? document.querySelector('main') ?? document.body;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const split: string[] = [];
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}+/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top);
        const apart = tops
          .sort((one, other) => one - other)
          .filter((top, at) => at === 0 || top - (tops[at - 1] ?? top) > 4);
        if (apart.length >= least) split.push(word);
      }
    return split;
  }, lines);
