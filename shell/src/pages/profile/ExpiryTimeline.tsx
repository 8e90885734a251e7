import type { PointsAccount } from '@storefront/shared/contract/entities/points';
import styled from 'styled-components';
import { expiryScale } from './expiry-scale';

const HEIGHT = 92;
const GROUND = 64;
const TALLEST = 40;

export interface ExpiryTimelineProps {
  readonly expiring: PointsAccount['expiring'];
  /** Time of the data, ms. */
  readonly now: number;
}

const heightOf = (share: number) => Math.max(4, TALLEST * share);
const pointsText = (points: number) => `${points} ${points === 1 ? 'point' : 'points'}`;

/** When points expire (C20): the next ones as text, those of the coming five months as a drawing. */
export function ExpiryTimeline({ expiring, now }: ExpiryTimelineProps) {
  const { months, marks } = expiryScale(expiring, now);
  const [next] = marks;
  if (!next) return <p>No points wait to expire. Points hold five months from the day they are earned.</p>;
  const summary = marks.map(({ at, points }) => `${pointsText(points)} on ${at}`).join(', ');
  return (
    <>
      <p>
        Next to expire: <b>{pointsText(next.points)}</b> on <b>{next.at}</b>.
      </p>
      <Drawing height={HEIGHT} role="img" aria-label={`Expiring: ${summary}`}>
        <line className="ground" x1="0" x2="100%" y1={GROUND} y2={GROUND} />
        {months.map(({ name, x }) => (
          <g key={name}>
            <line className="month" x1={`${x}%`} x2={`${x}%`} y1={GROUND} y2={GROUND + 6} />
            <text x={`${x}%`} y={GROUND + 22} textAnchor={x < 4 ? 'start' : 'middle'}>
              {name}
            </text>
          </g>
        ))}
        {marks.map(({ at, points, x, share, label }) => (
          <g key={at}>
            <rect
              x={`${x}%`}
              transform="translate(-5 0)"
              y={GROUND - heightOf(share)}
              width="10"
              height={heightOf(share)}
            />
            {label !== null && (
              <text className="points" x={`${x}%`} y={GROUND - heightOf(label) - 6} textAnchor="middle">
                {points}
              </text>
            )}
          </g>
        ))}
      </Drawing>
    </>
  );
}

const Drawing = styled.svg`
  width: 100%;
  margin-top: var(--s3);
  overflow: visible;
  /* Large text on a phone: the months stand close together. */
  font-size: min(var(--t-micro), 4.4vw);
  font-variant-numeric: tabular-nums lining-nums;

  .ground {
    stroke: var(--edge);
    stroke-width: 1.5;
  }
  .month {
    stroke: var(--edge);
  }
  rect {
    fill: var(--marigold);
    stroke: var(--accent-text);
    stroke-width: 1;
  }
  text {
    fill: var(--muted);
  }
  .points {
    fill: var(--ink);
    font-weight: 600;
  }
`;
