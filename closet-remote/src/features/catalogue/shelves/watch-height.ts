type Report = (height: number) => void;

interface Watch {
  readonly reports: Map<Element, Report>;
  readonly observer: ResizeObserver;
}

let shared: Watch | null = null;

function createWatch(): Watch {
  const reports = new Map<Element, Report>();
  const observer = new ResizeObserver((entries) => {
    for (const { target, contentBoxSize } of entries)
      reports.get(target)?.(contentBoxSize[0]?.blockSize ?? 0);
  });
  return { reports, observer };
}

/**
 * Reports how high an element is without its padding, as `contain-intrinsic-block-size` takes it. All have one observer
 * between them. @returns what ends it
 */
export function watchHeight(element: Element, report: Report): () => void {
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
