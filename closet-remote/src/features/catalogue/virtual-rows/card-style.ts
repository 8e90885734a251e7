import styled from 'styled-components';

/**
 * `content-visibility` spreads layout and paint over the rows of a group. The padding leaves room for the focus ring
 * and the first swatch, because the card clips its content.
 */
export const Card = styled.div`
  position: relative;
  display: grid;
  align-content: start;
  padding: 6px 6px 6px 12px;
  margin: -6px -6px -6px -12px;
  content-visibility: auto;
  contain-intrinsic-block-size: auto var(--row);
`;

/** Same box as {@link Card}, with the name only. */
export const PlaceholderCard = styled.div`
  &::before {
    content: '';
    display: block;
    aspect-ratio: 4 / 5;
    border-radius: var(--r-tile);
    background: var(--sunk);
  }

  h2 {
    min-height: var(--words);
    margin-top: var(--tap);
    padding: 2px 0 var(--lines-below);
    font: 500 1rem / 1.3 var(--font-text);
    letter-spacing: 0;
  }
`;

/** Reserves two lines of a name, or one on wide screens. */
export const Words = styled.div`
  min-height: var(--words);

  > span:last-child {
    font-size: 1rem;
    font-weight: 500;
  }
`;

export const TopSeller = styled.span`
  position: absolute;
  top: 18px;
  left: 12px;
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: 28px;
  padding: 0 10px 0 8px;
  background: var(--bg);
  white-space: nowrap;
  font-size: var(--t-micro);
  font-weight: 600;

  &::before {
    content: '';
    width: 6px;
    height: 6px;
    rotate: 45deg;
    background: var(--mark);
  }
`;

/** On the picture, at the other end than {@link TopSeller}: an item may be both. */
export const SoldOut = styled.span`
  position: absolute;
  top: 18px;
  right: 6px;
  display: flex;
  align-items: center;
  min-height: 28px;
  padding: 0 10px;
  background: var(--strong);
  color: var(--on-strong);
  font-size: var(--t-micro);
  font-weight: 600;
`;

export const Name = styled.h2`
  margin-top: 2px;
  font: 500 1rem / 1.3 var(--font-text);
  letter-spacing: 0;
  overflow-wrap: anywhere;

  /* The padding extends the touch target to 24 px. */
  a {
    position: relative;
    display: block;
    margin-bottom: -4px;
    padding-bottom: 4px;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

export const Maker = styled.p`
  font-size: var(--t-micro);
  color: var(--muted);
`;

/** Reserves the height of swatches, so that the names of a row align. */
export const NoSwatches = styled.div`
  height: var(--tap);
`;
