import { useLocation } from '@storefront/shared/router';
import { useEffect, useState } from 'react';

/** State of the history entries that a search box writes. */
export const TYPED = { typed: true };

const isTyped = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'typed' in state && state.typed === true;

/**
 * The text of a search box. It begins with the one in the address and follows a link that names another; the address
 * follows the typing late, so the box has its own text. Entries that the box writes itself carry {@link TYPED}.
 *
 * @param stored the text in the address
 */
export function useSearchText(stored: string): readonly [string, (text: string) => void] {
  const { state, key } = useLocation();
  const [text, setText] = useState(stored);
  const linked = isTyped(state) ? null : stored;
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again sets its text again
  useEffect(() => {
    if (linked !== null) setText(linked);
  }, [linked, key]);
  return [text, setText];
}
