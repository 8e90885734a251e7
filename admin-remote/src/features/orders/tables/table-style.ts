import styled from 'styled-components';

/** The tables: one below the other on a phone, else in columns. */
export const TableGrid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 12px;
  padding-top: 12px;

  @media (min-width: 640px) {
    grid-template-columns: repeat(auto-fill, minmax(290px, 1fr));
  }
`;

/** The parts of a dialog, one below the other. */
export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

/** What to collect, at arm's length. */
export const Collect = styled.p`
  font-size: 1.3125rem;

  b {
    font-weight: 650;
    font-variant-numeric: tabular-nums lining-nums;
  }
`;
