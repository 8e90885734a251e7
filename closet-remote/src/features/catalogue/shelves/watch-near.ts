import { watchAll } from './watch-all';

/** How far from the screen a shelf keeps its cards: so many screens up and down. */
const KEPT = '300% 0px';

/** Reports whether an element is near the screen. */
export const watchNear = watchAll<boolean>(
  (report) =>
    new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) report(target, isIntersecting);
      },
      { rootMargin: KEPT },
    ),
);
