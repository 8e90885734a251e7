import { hoursText } from '@storefront/shared/content';
import { lazyPart } from '@storefront/shared/lazy';
import { useEffect, useState } from 'react';
import styled from 'styled-components';

const literal = <p>{hoursText}</p>;

const OpenNow = lazyPart(async () => (await import('./OpenNow')).OpenNow, literal);

/**
 * The opening hours of §2 in the footer. Every page is at least a screen high, so the live status is loaded at the first
 * scroll and not with the page.
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

/** Reserves the line of the live status. */
const TwoLines = styled.div`
  min-height: 3em;
`;
