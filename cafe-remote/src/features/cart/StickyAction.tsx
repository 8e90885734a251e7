import { MessagePlace } from '@storefront/shared/ui/MessagePlace';
import { type ReactNode, type RefCallback, useCallback, useState } from 'react';
import styled from 'styled-components';

/** Whether an element is below the screen, or partly; false until the browser has looked. */
function useIsBelow(): readonly [RefCallback<Element>, boolean] {
  const [isBelow, setIsBelow] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      ([entry]) =>
        setIsBelow(entry !== undefined && entry.intersectionRatio < 1 && entry.boundingClientRect.top > 0),
      { threshold: 1 },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, isBelow];
}

interface StickyActionProps {
  /** Shown beside the button while it sticks. */
  readonly total: string;
  /** The button. */
  readonly children: ReactNode;
}

/**
 * Keeps the main button of the cart on a phone's screen: at the bottom until its own place is in view. There a message
 * takes the place of the total.
 */
export function StickyAction({ total, children }: StickyActionProps) {
  const [place, isBelow] = useIsBelow();
  return (
    <Place ref={place}>
      {/* The key replaces the element, so that its way to the bottom is no layout shift. */}
      <Stick key={isBelow ? 'bar' : 'place'} data-sticks={isBelow || undefined}>
        {isBelow && <MessagePlace kind="bar" />}
        {isBelow && <b translate="no">{total}</b>}
        {children}
      </Stick>
    </Place>
  );
}

const Place = styled.div`
  min-height: 56px;
`;

const Stick = styled.div`
  > b {
    display: none;
  }

  @media (max-width: 1023px) {
    &[data-sticks] {
      position: fixed;
      z-index: 10;
      inset: auto 0 0;
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 8px 16px;
      padding: 8px var(--gutter) max(8px, env(safe-area-inset-bottom));
      border-top: 1px solid var(--line);
      background: var(--surface);
      font-variant-numeric: tabular-nums;

      > b {
        display: block;
        flex: none;
        font-size: 1.125rem;
      }

      > [data-messages]:has(> :not(:empty)) {
        + b {
          display: none;
        }

        ~ button {
          flex: none;
        }
      }

      /* With large text the button moves below the total. */
      > button {
        flex: 1 0 auto;
        width: auto;
        padding-inline: 16px;
      }
    }
  }
`;
