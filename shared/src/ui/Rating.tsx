import styled from 'styled-components';

export interface RatingProps {
  /** 0 to 5; draws parts of a star. */
  value: number;
  /** C58: a default rating is decorative: hidden from screen readers and not in structured data. */
  decorative?: boolean | undefined;
  className?: string | undefined;
}

const STARS = 5;
const star = 'm10 1.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z';
const row = Array.from({ length: STARS }, (_, index) => index * 20);

/** Five stars, filled up to the value. */
export function Rating({ value, decorative = false, className }: RatingProps) {
  const shown = Math.min(STARS, Math.max(0, value));
  const named = decorative
    ? ({ 'aria-hidden': true } as const)
    : ({ role: 'img', 'aria-label': `Rated ${shown} out of ${STARS}` } as const);
  return (
    <Row className={className} {...named}>
      <Stars $fill="var(--line)" />
      <Filled style={{ width: `${(shown / STARS) * 100}%` }}>
        <Stars $fill="var(--ink)" />
      </Filled>
    </Row>
  );
}

function Stars({ $fill }: { $fill: string }) {
  return (
    <svg
      viewBox="0 0 100 20"
      width="100"
      height="20"
      style={{ fill: $fill, maxWidth: 'none' }}
      aria-hidden="true"
    >
      {row.map((x) => (
        <path key={x} d={star} transform={`translate(${x})`} />
      ))}
    </svg>
  );
}

const Row = styled.span`
  position: relative;
  display: inline-block;
  width: 100px;
  height: 20px;
`;

const Filled = styled.span`
  position: absolute;
  inset: 0 auto 0 0;
  overflow: hidden;
`;
