/** Where the scroll position of this tab is stored between leaving a page and loading it again. */
const KEY = 'scroll';

interface StoredScroll {
  readonly href: string;
  readonly top: number;
}

const isStored = (value: unknown): value is StoredScroll =>
  typeof value === 'object' &&
  value !== null &&
  'href' in value &&
  'top' in value &&
  typeof value.top === 'number';

/** Stores the scroll position of the current address. Does nothing where the browser stores nothing. */
export function storeScroll(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ href: location.href, top: window.scrollY }));
  } catch {
    // The page then starts at its top.
  }
}

/** Whether the browser loaded this page by a reload, or by Back and Forward from another site. */
function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  const type = navigation && 'type' in navigation ? navigation.type : null;
  return type === 'reload' || type === 'back_forward';
}

/** Returns the stored position of the current address after a reload, in pixels; 0 after any other load. */
export function scrollAfterReload(): number {
  if (!isReturn()) return 0;
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isStored(stored) && stored.href === location.href ? stored.top : 0;
  } catch {
    return 0;
  }
}
