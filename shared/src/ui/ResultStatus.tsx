import { useEffect, useState } from 'react';
import { useHydrated } from '../hooks/use-hydrated';
import { VisuallyHidden } from './VisuallyHidden';

/** How long a list rests before it is said, so that typing is not talked over, ms. */
const REST_MS = 400;

interface ResultStatusProps {
  /** Number of entries; null while they load. */
  readonly count: number | null;
  /** Whether more of them load on the way down. */
  readonly hasMore?: boolean;
  /** Their name, one and several: `['dish', 'dishes']`. */
  readonly names: readonly [one: string, several: string];
  /** The filters in use, in words. */
  readonly of?: string | undefined;
}

/** Says to screen readers what a search, filter or sort leaves, also that it leaves nothing (C454). The first list is not said. */
export function ResultStatus({ count, hasMore = false, names: [one, several], of = '' }: ResultStatusProps) {
  const isHydrated = useHydrated();
  const [first, setFirst] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const words = count === 1 ? `1 ${one}` : `${count === 0 ? 'No' : count} ${several}`;
  const text = count === null ? null : [hasMore ? `${words} and more` : words, of].filter(Boolean).join(', ');
  if (first === null && text !== null) setFirst(text);
  useEffect(() => {
    if (text === null || (text === first && said === '')) return;
    const timer = setTimeout(() => setSaid(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text, first, said]);
  // Nothing of it is in the page's HTML: the region only has to be there before the first change.
  return isHydrated ? <VisuallyHidden role="status">{said}</VisuallyHidden> : null;
}
