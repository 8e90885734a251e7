import { expect, type Page } from '@playwright/test';

/** Returns how many messages are in the window, and the controls in the window that one of them covers. */
const messagesAndCovered = (page: Page) =>
  page.evaluate(() => {
    const dismiss = [...document.querySelectorAll('button[aria-label="Dismiss"]')];
    const cards = dismiss.map((button) => button.closest('[aria-atomic]')).filter((card) => card !== null);
    // A dish has two links to its page, so its name and its picture may be covered.
    const controls = document.querySelectorAll(
      'a[href]:not([aria-hidden="true"], h3 > a), button, input, select, textarea, summary, label',
    );
    const overlap = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5;
    const covered = [...controls].filter((control) => {
      const rectangle = control.getBoundingClientRect();
      return (
        Math.min(rectangle.width, rectangle.height) >= 2 &&
        cards.some((card) => !card.contains(control) && overlap(card.getBoundingClientRect(), rectangle))
      );
    });
    return {
      messages: cards.length,
      covered: covered.map(({ outerHTML }) => outerHTML.slice(0, 160)),
    };
  });

/** Expects that a message is shown, and that no button, field or link lies under a message. */
export async function expectControlsFree(page: Page): Promise<void> {
  await expect(async () => {
    const { messages, covered } = await messagesAndCovered(page);
    expect(covered).toEqual([]);
    expect(messages).toBeGreaterThan(0);
  }).toPass({ timeout: 3_000 });
}
