import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { costOf, type Edges, findFreePlace, type Obstacle } from './free-place';

const CONTROLS = 'a[href]:not([aria-hidden="true"]), button, input, select, textarea, summary, label';
/** Covering a link is better than covering a field or button. */
const COST_OF_LINK = 1;
const COST_OF_CONTROL = 10;
/** How often it looks again, ms: the page scrolls, content loads, a phone's keyboard opens. */
const LOOK_EVERY_MS = 250;

/** A bar at the bottom is a link, but as important as a button. */
const costOfElement = (element: Element): number =>
  element.matches('a') && getComputedStyle(element).position !== 'fixed' ? COST_OF_LINK : COST_OF_CONTROL;

const isControl = ({ cost }: Obstacle) => cost === COST_OF_CONTROL;

function obstaclesIn(view: Edges, stack: Element): Obstacle[] {
  const found: Obstacle[] = [];
  for (const element of document.querySelectorAll(CONTROLS)) {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    const isInView = right > view.left && left < view.right && bottom > view.top && top < view.bottom;
    // An input that only screen readers see is a pixel large.
    if (!isInView || width < 2 || height < 2 || stack.contains(element)) continue;
    found.push({ left, top, right, bottom, cost: costOfElement(element) });
  }
  return found;
}

/** Returns what is in sight: a phone's keyboard covers a part of the window. */
function viewOf(): Edges {
  const { clientWidth, clientHeight } = document.documentElement;
  const top = window.visualViewport?.offsetTop ?? 0;
  return { left: 0, top, right: clientWidth, bottom: top + (window.visualViewport?.height ?? clientHeight) };
}

/** Returns the bottom edge that the styles give. `transform` does not count: a message rises when it appears. */
const bottomOf = (stack: Element) =>
  document.documentElement.clientHeight - (Number.parseFloat(getComputedStyle(stack).bottom) || 0);

/**
 * Moves the stack to a free place if it covers a control.
 *
 * @returns whether several messages still cover a field or button, because no place for them is free
 */
function leaveControlsFree(stack: HTMLElement): boolean {
  const cards = [...stack.children].map((card) => card.getBoundingClientRect());
  const height = stack.offsetHeight;
  if (height === 0 || stack.matches(':hover, :focus-within')) return false;
  const left = Math.min(...cards.map((card) => card.left));
  const right = Math.max(...cards.map((card) => card.right));
  const bottom = bottomOf(stack);
  const view = viewOf();
  const obstacles = obstaclesIn(view, stack);
  if (bottom <= view.bottom && costOf({ left, right, top: bottom - height, bottom }, obstacles) === 0)
    return false;
  const { style } = stack;
  style.removeProperty('bottom');
  const size = { width: right - left, height };
  const { side, place } = findFreePlace(view, size, bottomOf(stack), obstacles);
  style.bottom = `${document.documentElement.clientHeight - place.bottom}px`;
  style.justifyItems = side;
  return stack.children.length > 1 && costOf(place, obstacles.filter(isControl)) > 0;
}

/**
 * Keeps the messages where they cover no control, as low as possible (C174). They stay while the page scrolls, and
 * while a pointer or the focus is on them.
 *
 * @param shown - changes with the messages; empty without any, or if they are not fixed in the window.
 * @param onCovering - a stable function, called with `shown` if no place for these messages leaves fields and buttons free.
 */
export function useFreePlace(
  ref: RefObject<HTMLElement | null>,
  shown: string,
  onCovering: (shown: string) => void,
): void {
  useLayoutEffect(() => {
    const stack = ref.current;
    if (!stack) return;
    if (!shown) stack.removeAttribute('style');
    else if (leaveControlsFree(stack)) onCovering(shown);
  }, [ref, shown, onCovering]);
  useEffect(() => {
    if (!shown) return;
    let lastScroll = window.scrollY;
    const timer = setInterval(() => {
      if (ref.current && window.scrollY === lastScroll && leaveControlsFree(ref.current)) onCovering(shown);
      lastScroll = window.scrollY;
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [ref, shown, onCovering]);
}
