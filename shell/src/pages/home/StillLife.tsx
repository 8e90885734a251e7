import type { CSSProperties } from 'react';
import styled from 'styled-components';

interface ThingOnTable {
  readonly art: string;
  /** Edge length, left and bottom, on a phone and on a wide screen. */
  readonly phone: readonly [size: string, left: string, bottom: string];
  readonly wide: readonly [size: string, left: string, bottom: string];
  /** Edges of the shadow on the table, % from the left and from the right. */
  readonly foot: readonly [left: number, right: number];
  readonly filter?: string;
}

const things: readonly ThingOnTable[] = [
  { art: 'coffee', phone: ['168px', '-6px', '40px'], wide: ['236px', '88px', '52px'], foot: [21, 30] },
  { art: 'croissant', phone: ['100px', '35%', '18px'], wide: ['160px', '-36px', '26px'], foot: [26, 41] },
  {
    art: 'sneaker',
    phone: ['122px', 'calc(100% - 122px)', '16px'],
    wide: ['212px', 'calc(100% - 220px)', '26px'],
    foot: [6, 19],
    filter: 'sepia(0.5) saturate(0.7) contrast(1.05)',
  },
];

function placeOf({ phone, wide, foot, filter }: ThingOnTable): CSSProperties {
  const [size, left, bottom] = phone;
  const [wideSize, wideLeft, wideBottom] = wide;
  return {
    '--size': size,
    '--left': left,
    '--bottom': bottom,
    '--wide-size': wideSize,
    '--wide-left': wideLeft,
    '--wide-bottom': wideBottom,
    '--foot-left': `${foot[0]}%`,
    '--foot-right': `${foot[1]}%`,
    ...(filter && { '--art': filter }),
  } as CSSProperties;
}

/** Coffee, a croissant and a shoe on the table, lit from the window on the left. Decoration. */
export function StillLife() {
  return (
    <>
      {things.map((thing) => (
        <Thing key={thing.art} style={placeOf(thing)}>
          <img src={`/art/${thing.art}.webp`} width={256} height={256} alt="" fetchPriority="low" />
        </Thing>
      ))}
    </>
  );
}

const Thing = styled.span`
  position: absolute;
  z-index: 2;
  left: var(--left);
  bottom: var(--bottom);
  width: var(--size);
  height: var(--size);

  img {
    position: relative;
    width: 100%;
    height: 100%;
    filter: var(--art);
  }

  &::before {
    content: '';
    position: absolute;
    left: calc(var(--foot-left) - 5%);
    right: calc(var(--foot-right) - 5%);
    bottom: 1.8%;
    height: 9%;
    border-radius: 50%;
    background: radial-gradient(closest-side, var(--contact), transparent);
  }

  &::after {
    content: '';
    position: absolute;
    z-index: -1;
    left: calc(var(--foot-left) + 8%);
    right: calc(var(--foot-right) - 50%);
    bottom: 0;
    height: 14%;
    border-radius: 50%;
    background: radial-gradient(closest-side, var(--cast), transparent);
  }

  @media (min-width: 64em) {
    left: var(--wide-left);
    bottom: var(--wide-bottom);
    width: var(--wide-size);
    height: var(--wide-size);
  }
`;
