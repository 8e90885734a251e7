import { useEffect, useSyncExternalStore } from 'react';

type MessageKind = 'page' | 'bar' | 'line' | 'dialog';

const NAME = 'storefront:message-place';

/** Each remote has its own copy of this module, so the document carries the event. */
const announce = () => void document.dispatchEvent(new Event(NAME));

interface MessagePlaceProps {
  /**
   * `page`: the fixed one of the shell. `bar`: in a bar at the lower edge of a phone, whose sums it stands for.
   * `line`: room that a staff screen keeps free. `dialog`: the last child of a modal.
   */
  readonly kind: MessageKind;
  readonly className?: string;
}

/**
 * A place for messages (C174): two live regions that are in the page before the first message, so that screen readers
 * know them. The Toaster fills those of one place and brings the styles.
 */
export function MessagePlace({ kind, className }: MessagePlaceProps) {
  useEffect(() => {
    announce();
    return announce;
  }, []);
  return (
    <div data-messages={kind} className={className}>
      <div role="status" aria-atomic="true" />
      <div role="alert" aria-atomic="true" />
    </div>
  );
}

const placeIn = (root: ParentNode, kinds: readonly MessageKind[]): HTMLElement | null =>
  root.querySelector(kinds.map((kind) => `[data-messages="${kind}"]`).join());

/** Returns the place of the topmost modal, else a bar or line of this screen, else the page's; null without any. */
function currentPlace(): HTMLElement | null {
  const isWide = window.matchMedia?.('(min-width: 1024px)').matches;
  const modal = [...document.querySelectorAll('dialog[open]')].at(-1);
  return (
    (modal && placeIn(modal, ['dialog'])) ??
    placeIn(document, isWide ? ['line'] : ['line', 'bar']) ??
    placeIn(document, ['page'])
  );
}

function subscribe(onChange: () => void) {
  document.addEventListener(NAME, onChange);
  return () => document.removeEventListener(NAME, onChange);
}

/** Returns the place that shows the messages now. */
export function useMessagePlace(): HTMLElement | null {
  return useSyncExternalStore(subscribe, currentPlace, () => null);
}
