import { useState } from 'react';
import { lazyPart } from '../lazy/lazy-part';
import type { PointsFigure } from './internal/PointsReasons';
import { Why } from './Why';

const PointsReasons = lazyPart(
  async () => (await import('./internal/PointsReasons')).PointsReasons,
  <p>Loading the rule…</p>,
);

interface WhyPointsProps {
  readonly of: PointsFigure;
  /** False: the points are of somebody else, so the visitor's own lots explain nothing. */
  readonly isOwn?: boolean;
}

/** "Why this number?" at a figure of points: the rule, and the lots of a signed-in member (C272). It loads when opened. */
export function WhyPoints({ of, isOwn = true }: WhyPointsProps) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <Why onToggle={(event) => setIsAsked(event.currentTarget.open)}>
      {isAsked && <PointsReasons of={of} isOwn={isOwn} />}
    </Why>
  );
}
