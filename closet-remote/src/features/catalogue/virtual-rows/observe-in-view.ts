import { sharedObserver } from './shared-observer';

/** Groups render cards within three screens above and below. */
const ROOT_MARGIN = '300% 0px';

/** Reports whether an element is in view, with that margin. */
export const observeInView = sharedObserver<boolean>(
  (report) =>
    new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) report(target, isIntersecting);
      },
      { rootMargin: ROOT_MARGIN },
    ),
);
