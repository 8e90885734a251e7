import { sharedObserver } from './shared-observer';

/** How far from the screen a shelf keeps its cards: so many screens up and down. */
const ROOT_MARGIN = '300% 0px';

/** Reports whether an element is near the screen. */
export const observeInView = sharedObserver<boolean>(
  (report) =>
    new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) report(target, isIntersecting);
      },
      { rootMargin: ROOT_MARGIN },
    ),
);
