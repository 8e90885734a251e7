import type { Page } from '@playwright/test';

/** Finds closed lists whose choice, and empty inputs whose placeholder, needs more room than they have. Runs in the page. */
function findCut(): string[] {
  /** Returns the width and height that a text takes in a field, px. */
  const sizeOf = (field: Element, text: string, part?: '::placeholder') => {
    const { paddingLeft, paddingRight } = getComputedStyle(field);
    const { font, letterSpacing } = getComputedStyle(field, part);
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const copy = document.createElement('div');
    copy.textContent = text;
    const width = part ? 'max-content' : `${room}px`;
    Object.assign(copy.style, { position: 'absolute', font, letterSpacing, width, overflowWrap: 'anywhere' });
    document.body.append(copy);
    const size = copy.getBoundingClientRect();
    copy.remove();
    return { width: size.width - room, height: size.height - field.clientHeight };
  };
  const isSeen = ({ clientWidth }: Element) => clientWidth > 1;
  const choices = [...document.querySelectorAll('select')]
    .filter(isSeen)
    .map((select) => ({ select, text: select.selectedOptions[0]?.textContent ?? '' }))
    .filter(({ select, text }) => sizeOf(select, text).height > 1);
  const empty = [...document.querySelectorAll('input')]
    .filter((input) => isSeen(input) && input.value === '' && input.placeholder !== '')
    .filter((input) => sizeOf(input, input.placeholder, '::placeholder').width > 1);
  return [...choices.map(({ text }) => text), ...empty.map(({ placeholder }) => placeholder)];
}

/** Returns the choices of closed lists, and the placeholders of inputs, that cannot be read in full. */
export const cutFields = (page: Page): Promise<string[]> => page.evaluate(findCut);
