import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** What React did to texts that are no longer in the page. */
    staleTexts?: string[];
  }
}

/**
 * Does what Chrome's Translate does: each text moves into two `<font>` elements and gets other words (here an asterisk), also
 * texts that come later; those of `translate="no"` stay. Notes every update of a text that is no longer in the page: people
 * go on reading the old one. Runs in the page.
 */
function translateTexts(): void {
  if (window.staleTexts) return;
  const stale: string[] = [];
  window.staleTexts = stale;
  const isKept = (text: Text) =>
    text.data.trim() === '' ||
    text.parentElement?.closest('[translate="no"], font, script, style, svg, option, textarea');
  const wrap = (text: Text) => {
    if (!text.isConnected || isKept(text)) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.append(`${text.data}*`);
    outer.append(inner);
    text.replaceWith(outer);
  };
  const wrapAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
    texts.forEach(wrap);
  };

  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string) {
      if (this instanceof Text && !this.isConnected) stale.push(`"${this.data}" became "${text}"`);
      value?.set?.call(this, text);
    },
  });
  wrapAll(document.body);
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      if (type === 'characterData') wrapAll(target);
      else addedNodes.forEach(wrapAll);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

/** Translates the page from now on, as a visitor of another language does after it has loaded. */
export const translate = (page: Page): Promise<void> => page.evaluate(translateTexts);

/** Returns the texts that the page shows although they have changed. */
export const staleTexts = (page: Page): Promise<string[]> => page.evaluate(() => window.staleTexts ?? []);

/** Translates each page from the moment that its HTML is there, before its scripts have run. */
export async function translateAtOnce(page: Page): Promise<void> {
  await page.addInitScript(
    `document.addEventListener('readystatechange', ${translateTexts}, { once: true })`,
  );
}
