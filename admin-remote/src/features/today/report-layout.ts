import styled from 'styled-components';

export const Report = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding-bottom: 48px;
`;

/** Charts and items, and beside them what is owed, short and lost. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-items: start;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
  }

  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1.75fr) minmax(0, 1fr);
  }
`;
