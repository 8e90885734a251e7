import type { Page } from '@playwright/test';

interface Line {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Finds lines of text that lie on lines of another text. Runs in the page. */
function findOverlaps(): string[] {
  /** What stays in sight while the rest scrolls, or opens above it, lies on it by intent. */
  const floats = (element: Element) => {
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { position, zIndex } = getComputedStyle(box);
      if (['fixed', 'sticky'].includes(position)) return true;
      if (position === 'absolute' && zIndex !== 'auto') return true;
    }
    return false;
  };

  /** Cuts a line where a box hides its overflow. */
  const seenPart = (element: Element, { left, top, right, bottom }: DOMRect): Omit<Line, 'text'> => {
    let part = { left, top, right, bottom };
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { overflow, clipPath } = getComputedStyle(box);
      if (overflow === 'visible' && clipPath === 'none') continue;
      const edge = box.getBoundingClientRect();
      part = {
        left: Math.max(part.left, edge.left),
        top: Math.max(part.top, edge.top),
        right: Math.min(part.right, edge.right),
        bottom: Math.min(part.bottom, edge.bottom),
      };
    }
    return part;
  };

  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const texts: Line[][] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (
      !element ||
      text === '' ||
      !element.checkVisibility({
        visibilityProperty: true,
        opacityProperty: true,
        contentVisibilityAuto: true,
      })
    )
      continue;
    if (floats(element)) continue;
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].map((line) => ({ text, ...seenPart(element, line) }));
    texts.push(lines.filter(({ left, right, top, bottom }) => right - left > 2 && bottom - top > 2));
  }

  /** Letters fill the middle of a line; neighbouring lines may share the rest. */
  const lettersOf = ({ top, bottom }: Line) =>
    [top + (bottom - top) / 4, bottom - (bottom - top) / 4] as const;
  const touches = (one: Line, other: Line) => {
    const [[oneTop, oneBottom], [otherTop, otherBottom]] = [lettersOf(one), lettersOf(other)];
    return (
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
      Math.min(oneBottom, otherBottom) - Math.max(oneTop, otherTop) > 1
    );
  };
  const found = new Set<string>();
  for (const [index, lines] of texts.entries())
    for (const others of texts.slice(index + 1))
      for (const line of lines)
        for (const other of others) if (touches(line, other)) found.add(`"${line.text}" and "${other.text}"`);
  return [...found];
}

/** Returns the pairs of texts that lie on each other, in the open dialog or on the page. */
export const overlappingTexts = (page: Page): Promise<string[]> => page.evaluate(findOverlaps);
