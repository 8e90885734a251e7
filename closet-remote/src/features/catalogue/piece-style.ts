import styled from 'styled-components';

export const Card = styled.div`
  position: relative;
  display: grid;
  align-content: start;
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
  top: 12px;
  left: 0;
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
