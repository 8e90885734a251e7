import styled from 'styled-components';

/** The lines beside the summary; on a phone above it. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;

  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr) 380px;
    gap: 64px;
    align-items: start;
  }
`;
