import styled from 'styled-components';

/**
 * Laid out and painted row by row as it comes near, so that a shelf does not come all at once. What it holds is clipped
 * to its box, so there is room around it for the ring of the focus and the target of the first swatch.
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

/** As {@link Card}, of which only the name is there. */
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

/** As high as two lines of a name, or one where it is wide, whether they are filled or not. */
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
  height: 28px;
  padding: 0 10px 0 8px;
  background: var(--bg);
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

export const Name = styled.h2`
  margin-top: 2px;
  font: 500 1rem / 1.3 var(--font-text);
  letter-spacing: 0;

  /* A finger finds 24 px of it: it reaches into the blank before the next line. */
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

/** Keeps the names of a row on one line beside pieces that have colours. */
export const NoSwatches = styled.div`
  height: var(--tap);
`;
