import styled, { createGlobalStyle } from 'styled-components';

/** Hides the rest of the page while printing. */
export const OnlySheet = createGlobalStyle`
  @media print {
    html,
    body {
      overflow: visible;
      background: #fff;
    }

    body > :not([data-print]) {
      display: none !important;
    }
  }
`;

/** Shows on paper only, black on white in every theme. */
export const Sheets = styled.div`
  display: none;

  @media print {
    display: block;
    color: #000;
    background: #fff;
    color-scheme: light;
    font: 12pt / 1.35 var(--font-text, sans-serif);
  }
`;

/** One paper each, as narrow as the roll of a receipt printer. */
export const Paper = styled.section`
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
    border-block: 0.6mm solid #000;
  }

  li {
    display: grid;
    grid-template-columns: 12mm minmax(0, 1fr) auto;
    gap: 0 2mm;
    padding: 2.5mm 0;
    break-inside: avoid;
    overflow-wrap: anywhere;
  }

  li + li {
    border-top: 0.2mm solid #000;
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
