import type { Page } from '@playwright/test';

/** Finds closed lists whose choice needs more room than they have. Runs in the page. */
function findCut(): string[] {
  /** Returns how much higher than its field a text is, px. */
  const heightBeyond = (field: Element, text: string) => {
    const { paddingLeft, paddingRight } = getComputedStyle(field);
    const { font, letterSpacing } = getComputedStyle(field);
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const copy = document.createElement('div');
    copy.textContent = text;
    const width = `${room}px`;
    Object.assign(copy.style, { position: 'absolute', font, letterSpacing, width, overflowWrap: 'anywhere' });
    document.body.append(copy);
    const { height } = copy.getBoundingClientRect();
    copy.remove();
    return height - field.clientHeight;
  };
  const isSeen = ({ clientWidth }: Element) => clientWidth > 1;
  const choices = [...document.querySelectorAll('select')]
    .filter(isSeen)
    .map((select) => ({ select, text: select.selectedOptions[0]?.textContent ?? '' }))
    .filter(({ select, text }) => heightBeyond(select, text) > 1);
  return choices.map(({ text }) => text);
}

/** Returns the choices of closed lists that cannot be read in full. */
export const cutFields = (page: Page): Promise<string[]> => page.evaluate(findCut);
