import { hoursText } from '@storefront/shared/content';
import { useInView } from '@storefront/shared/hooks/use-in-view';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';

const OpenNow = lazy(async () => ({ default: (await import('./OpenNow')).OpenNow }));

/** The hours of §2 at the foot of every page; the door's clock is loaded once somebody comes near, not with the page. */
export function OpeningHours() {
  const [isNear, setNear] = useState(false);
  const ref = useInView(() => setNear(true), { enabled: !isNear, rootMargin: '300px 0px' });
  const literal = <p>{hoursText}</p>;
  return (
    <TwoLines ref={ref}>
      {isNear ? (
        <Suspense fallback={literal}>
          <OpenNow />
        </Suspense>
      ) : (
        literal
      )}
    </TwoLines>
  );
}

/** The second line, whether the door is open, finds its place kept. */
const TwoLines = styled.div`
  min-height: 3em;
`;
