import { useMediaQuery } from '@storefront/shared/hooks/use-media-query';
import { useId } from 'react';
import styled from 'styled-components';
import { axisOf, axisText, labelStep } from './chart-scale';

/** A group of bars: what was before as an outline, then cafe and closet on top of each other. In rupees. */
export interface Bar {
  readonly key: number;
  readonly label: string;
  readonly cafe: number;
  readonly closet: number;
  readonly before: number;
  /** It is not over: hatched. */
  readonly isRunning?: boolean | undefined;
}

interface BarChartProps {
  /** What the chart shows, for screen readers. */
  readonly label: string;
  readonly bars: readonly Bar[];
}

const LEFT = 46;
const TOP = 14;
/** Between cafe and closet. */
const GAP = 1.5;
const SIZES = {
  desk: { width: 720, base: 262, right: 716 },
  phone: { width: 330, base: 202, right: 326 },
} as const;

/**
 * Bars from 0, drawn as SVG: it takes the colours of the theme, hatches and outlines, and needs no library (C288). The
 * numbers are in the table below.
 */
export function BarChart({ label, bars }: BarChartProps) {
  const isDesk = useMediaQuery('(min-width: 640px)');
  const hatch = useId();
  const { width, base, right } = SIZES[isDesk ? 'desk' : 'phone'];
  const axis = axisOf(bars.flatMap(({ cafe, closet, before }) => [cafe + closet, before]));
  const heightOf = (value: number) => (value / (axis.at(-1) ?? 1)) * (base - TOP);
  const group = (right - LEFT) / Math.max(1, bars.length);
  const slim = Math.min(group * 0.19, 18);
  const wide = Math.min(group * 0.49, 46);
  const every = labelStep(
    bars.map(({ label }) => label),
    group,
  );
  return (
    <Chart viewBox={`0 0 ${width} ${base + 28}`} role="img" aria-label={label}>
      <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="3" height="5" fill="var(--ink)" />
      </pattern>
      {axis.map((value) => {
        const y = base - heightOf(value);
        return (
          <g key={value}>
            <line x1={LEFT} x2={right} y1={y} y2={y} stroke={value === 0 ? 'var(--edge)' : 'var(--line)'} />
            <text x={LEFT - 8} y={y + 4} textAnchor="end">
              {axisText(value)}
            </text>
          </g>
        );
      })}
      {bars.map((bar, index) => {
        const middle = LEFT + group * (index + 0.5);
        const start = middle - (slim + wide + 2) / 2;
        const [cafe, closet, before] = [bar.cafe, bar.closet, bar.before].map(heightOf) as [
          number,
          number,
          number,
        ];
        const x = start + slim + 2;
        const lift = cafe > 0 && closet > GAP ? GAP : 0;
        return (
          <g key={bar.key}>
            {before > 0 && (
              <rect
                x={start}
                width={slim}
                y={base - before}
                height={before}
                fill="none"
                stroke="var(--edge)"
                strokeWidth="1.5"
              />
            )}
            {bar.isRunning ? (
              <rect
                x={x}
                width={wide}
                y={base - cafe - closet}
                height={cafe + closet}
                fill={`url(#${hatch})`}
              />
            ) : (
              <>
                <rect x={x} width={wide} y={base - cafe} height={cafe} fill="var(--ink)" />
                <rect
                  x={x}
                  width={wide}
                  y={base - cafe - closet}
                  height={closet - lift}
                  fill="var(--edge)"
                  data-shop="closet"
                />
              </>
            )}
            {index % every === 0 && (
              <text x={middle} y={base + 20} textAnchor="middle">
                {bar.label}
              </text>
            )}
          </g>
        );
      })}
    </Chart>
  );
}

const Chart = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  overflow: visible;
  /* The system's colours; browsers leave drawings alone otherwise. */
  forced-color-adjust: auto;

  @media (forced-colors: active) {
    [data-shop='closet'] {
      fill: GrayText;
    }
  }

  text {
    fill: var(--muted);
    font: 13px var(--font-text);
    font-variant-numeric: tabular-nums lining-nums;
  }
`;
