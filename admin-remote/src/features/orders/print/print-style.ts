import styled, { css } from 'styled-components';

/** Entries of a paper, each whole on one page. The paper sets the columns. */
export const paperEntries = css`
  ul {
    border-block: 0.6mm solid #000;
  }

  li {
    display: grid;
    padding: 2.5mm 0;
    break-inside: avoid;
    overflow-wrap: anywhere;
  }

  li + li {
    border-top: 0.2mm solid #000;
  }
`;

/** One paper each, as narrow as the roll of a receipt printer. */
export const Paper = styled.section`
  ${paperEntries}
  max-width: 150mm;
  break-after: page;

  &:last-child {
    break-after: auto;
  }

  h1 {
    font-size: 20pt;
    font-weight: 700;
  }

  h2 {
    margin: 1mm 0 3mm;
    font: inherit;
  }

  ul {
    margin: 3mm 0;
  }

  li {
    grid-template-columns: 12mm minmax(0, 1fr) auto;
    gap: 0 2mm;
  }

  dl {
    margin-bottom: 3mm;
  }

  dl > div {
    display: flex;
    justify-content: space-between;
    gap: 0 2mm;
    break-inside: avoid;
  }

  dt {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  dd {
    white-space: nowrap;
  }

  li > b {
    font-size: 16pt;
    line-height: 1.1;
  }

  p,
  bdi {
    overflow-wrap: anywhere;
  }

  [data-large] {
    font-size: 16pt;
    font-weight: 700;
    line-height: 1.2;
  }

  /* A receipt printer has one colour: the marks stand in a frame. */
  [data-mark] {
    margin: 1mm 0;
    padding: 1mm 2mm;
    border: 0.8mm solid #000;
    font-size: 14pt;
    font-weight: 700;
    line-height: 1.2;
  }

  [data-allergy] {
    padding: 0 1mm;
    border: 0.6mm solid #000;
  }

  [data-note] {
    display: block;
    font-weight: 700;
  }
`;
