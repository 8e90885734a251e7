import styled from 'styled-components';

export const Head = styled.div`
  display: grid;
  gap: 20px;
  padding-top: 28px;

  > :first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 12px 24px;
  }

  @media (min-width: 1024px) {
    grid-template-columns: 1fr auto;
    align-items: end;
    padding-top: 40px;
  }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  > * {
    flex: 1 1 9em;
  }

  @media (min-width: 1024px) {
    > * {
      flex: none;
      width: max(190px, 10rem);
    }
  }
`;

export const Active = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  min-height: 20px;
  padding: 16px 0 20px;
`;

/**
 * 2 columns on small screens, 3 on large, 4 on extra large (§9). `--piece` (card width) and `--words` (text height)
 * let row groups reserve their height before layout.
 */
export const RowList = styled.div`
  --columns: 2;
  --gap: 12px;
  --row-gap: 20px;
  --words: 88px;
  --lines-below: calc(var(--words) - 2px - 2 * 1.3rem);
  --piece: calc((100cqw - (var(--columns) - 1) * var(--gap)) / var(--columns));
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--row-gap);

  /* Large text. */
  @media (max-width: 14em) {
    --columns: 1;
  }

  @media (min-width: 1024px) {
    --columns: 3;
    --gap: 20px;
    --row-gap: 40px;
    --words: 67px;
    --lines-below: calc(var(--words) - 2px - 1.3rem);
  }

  @media (min-width: 1280px) {
    --columns: 4;
  }
`;

/**
 * A group of rows. Off screen the browser skips its layout and paint (ADR 12) and uses the reserved or remembered
 * height. The padding leaves room for focus rings, because the box clips its content.
 */
export const RowGroupBox = styled.div`
  --rows: calc(var(--count) / var(--columns));
  --row: calc(var(--piece) * 1.25 + var(--tap) + var(--words));
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  gap: var(--row-gap) var(--gap);
  padding: 6px 12px;
  margin: -6px -12px;
  content-visibility: auto;
  contain-intrinsic-block-size: auto calc(var(--rows) * (var(--row) + var(--row-gap)) - var(--row-gap));
`;

export const End = styled.div`
  display: grid;
  place-items: center;
  min-height: 96px;
`;
