import styled from 'styled-components';

/** Path of the brand's stepped diamond, on a grid of 8. */
const DIAMOND = 'M3 0h2v1h1v1h1v1h1v2h-1v1h-1v1h-1v1h-2v-1h-1v-1h-1v-1h-1v-2h1v-1h1v-1h1z';

const PER_ROW = 10;
const STEP = 12;

export interface StampsProps {
  readonly filled: number;
  readonly count: number;
}

/** A stamp card of diamonds. The text below it has the same content. */
export function Stamps({ filled, count }: StampsProps) {
  const rows = Math.ceil(count / PER_ROW);
  const width = (PER_ROW - 1) * STEP + 8;
  return (
    <Drawing viewBox={`0 0 ${width} ${(rows - 1) * STEP + 8}`} shapeRendering="crispEdges" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: stamps differ by their place only
          key={index}
          d={DIAMOND}
          data-filled={index < filled || undefined}
          transform={`translate(${(index % PER_ROW) * STEP} ${Math.floor(index / PER_ROW) * STEP})`}
        />
      ))}
    </Drawing>
  );
}

const Drawing = styled.svg`
  width: 100%;
  margin-top: 20px;
  fill: rgb(255 255 255 / 0.16);

  [data-filled] {
    fill: var(--marigold);
  }
`;
