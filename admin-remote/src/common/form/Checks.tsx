import styled from 'styled-components';

/** Checkboxes in a row that wraps. */
export const Checks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 24px;
`;
