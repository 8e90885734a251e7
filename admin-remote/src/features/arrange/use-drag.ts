import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';

/** Rows follow the pointer near an edge of the window: how near, and how fast, in px of each frame. */
const EDGE = 72;
const FASTEST = 14;

const scrollSpeed = (y: number): number => {
  const beyond = y < EDGE ? y - EDGE : Math.max(0, y - (window.innerHeight - EDGE));
  return Math.max(-1, Math.min(1, beyond / EDGE)) * FASTEST;
};

/**
 * Lets staff drag the rows of a list by a handle with mouse, pen or finger (C314). While they drag, rows move by
 * `transform` only; Escape and a cancelled touch put them back. The handle needs `touch-action: none`.
 *
 * @param onDrop gets the index at which the row was released, if it is another one
 * @returns starts a drag of the row at an index
 */
export function useDrag(list: RefObject<HTMLElement | null>) {
  const cancel = useRef<() => void>(undefined);
  useEffect(() => () => cancel.current?.(), []);

  return (event: PointerEvent, from: number, onDrop: (to: number) => void): void => {
    const rows = [...(list.current?.children ?? [])] as HTMLElement[];
    const row = rows[from];
    if (event.button !== 0 || !row || cancel.current) return;
    const { pointerId } = event;
    const boxes = rows.map((each) => each.getBoundingClientRect());
    const own = row.getBoundingClientRect();
    const [startY, startScroll] = [event.clientY, window.scrollY];
    let y = startY;
    let to = from;
    let frame = 0;
    const listening = new AbortController();

    const follow = () => {
      const scrolled = window.scrollY - startScroll;
      const moved = y - startY + scrolled;
      const middleOf = (box: DOMRect) => box.top + box.height / 2;
      const passed = boxes.filter((box, index) => index > from && own.bottom + moved > middleOf(box)).length;
      const risen = boxes.filter((box, index) => index < from && own.top + moved < middleOf(box)).length;
      to = from + passed - risen;
      for (const [index, each] of rows.entries()) {
        const isAbove = index > from && index <= to;
        const isBelow = index < from && index >= to;
        const shift = index === from ? moved : isAbove ? -own.height : isBelow ? own.height : 0;
        each.style.transform = shift === 0 ? '' : `translateY(${shift}px)`;
      }
    };
    const scroll = () => {
      const speed = scrollSpeed(y);
      if (speed !== 0 && to !== from) {
        window.scrollBy(0, speed);
        follow();
      }
      frame = requestAnimationFrame(scroll);
    };
    const end = (isKept: boolean) => {
      listening.abort();
      cancelAnimationFrame(frame);
      cancel.current = undefined;
      list.current?.removeAttribute('data-dragging');
      row.removeAttribute('data-dragged');
      for (const each of rows) each.style.transform = '';
      if (isKept && to !== from) onDrop(to);
    };
    const on = <N extends keyof WindowEventMap>(name: N, run: (event: WindowEventMap[N]) => void) =>
      window.addEventListener(name, run, { signal: listening.signal });
    const isOwn = (one: { readonly pointerId: number }) => one.pointerId === pointerId;

    cancel.current = () => end(false);
    list.current?.setAttribute('data-dragging', '');
    row.setAttribute('data-dragged', '');
    on('pointermove', (one) => {
      if (!isOwn(one)) return;
      y = one.clientY;
      follow();
    });
    on('pointerup', (one) => isOwn(one) && end(true));
    on('pointercancel', (one) => isOwn(one) && end(false));
    on('keydown', ({ key }) => key === 'Escape' && end(false));
    frame = requestAnimationFrame(scroll);
  };
}
