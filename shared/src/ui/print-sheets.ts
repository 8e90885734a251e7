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

/** Shows on paper only, black on white in every theme. Its root carries `data-print` and is a child of `body`. */
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
