import styled from 'styled-components';

/** A day and its hours, side by side in a wide panel. */
export const Day = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 4px 16px;
  padding-bottom: 8px;
  border-bottom: 1px solid var(--line);

  @container hours (min-width: 40em) {
    grid-template-columns: 8.5rem minmax(0, 1fr);
  }
`;
