import styled from 'styled-components';
import { paperEntries } from '../print/print-style';

/** The run sheet: on A4, and as narrow as the roll of a receipt printer. */
export const SheetPaper = styled.article`
  ${paperEntries}
  max-width: 190mm;

  h1 {
    font-size: 20pt;
    font-weight: 700;
  }

  h2 {
    margin-top: 5mm;
    font-size: 15pt;
    font-weight: 700;
    break-after: avoid;
    overflow-wrap: anywhere;
  }

  ul {
    margin-top: 1mm;
  }

  li {
    grid-template-columns: 5mm minmax(0, 1fr) auto;
    gap: 0 3mm;
  }

  li > b {
    font-size: 14pt;
    white-space: nowrap;
  }

  div > bdi {
    display: block;
  }

  [data-box] {
    width: 5mm;
    height: 5mm;
    border: 0.4mm solid #000;
  }

  [data-total] {
    margin-top: 4mm;
    font-size: 14pt;
    font-weight: 700;
  }
`;
