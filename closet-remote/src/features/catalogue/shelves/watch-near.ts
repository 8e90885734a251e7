/** How far from the screen a shelf keeps its cards: so many screens up and down. */
const KEPT = '300% 0px';

type Report = (isNear: boolean) => void;

interface Watch {
  readonly reports: Map<Element, Report>;
  readonly observer: IntersectionObserver;
}

let shared: Watch | null = null;

function createWatch(): Watch {
  const reports = new Map<Element, Report>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) reports.get(target)?.(isIntersecting);
    },
    { rootMargin: KEPT },
  );
  return { reports, observer };
}

/** Reports whether an element is near the screen. All have one observer between them. @returns what ends it */
export function watchNear(element: Element, report: Report): () => void {
  shared ??= createWatch();
  const { reports, observer } = shared;
  reports.set(element, report);
  observer.observe(element);
  return () => {
    reports.delete(element);
    observer.unobserve(element);
    if (reports.size > 0) return;
    observer.disconnect();
    shared = null;
  };
}
