import { hoursText } from '@storefront/shared/content';
import { late } from '@storefront/shared/lazy';
import { useEffect, useState } from 'react';
import styled from 'styled-components';

const literal = <p>{hoursText}</p>;

const OpenNow = late(async () => (await import('./OpenNow')).OpenNow, literal);

/**
 * The hours of §2 at the foot of every page. Every page is at least a screen high, so that nobody sees its foot without
 * scrolling: the door's clock comes then, and not with the page.
 */
export function OpeningHours() {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const see = () => setSeen(true);
    window.addEventListener('scroll', see, { once: true, passive: true });
    return () => window.removeEventListener('scroll', see);
  }, []);
  return <TwoLines>{isSeen ? <OpenNow /> : literal}</TwoLines>;
}

/** The second line, whether the door is open, finds its place kept. */
const TwoLines = styled.div`
  min-height: 3em;
`;
