import { useEffect } from 'react';

export type MessageKind = 'page' | 'bar' | 'line' | 'dialog';

/** A place came or went. Each remote has its own copy of this module, so the document carries the event. */
export const PLACE_EVENT = 'storefront:message-place';

const announce = () => void document.dispatchEvent(new Event(PLACE_EVENT));

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
