import styled from 'styled-components';

/** Second line below the name of a row. */
export const RowNote = styled.span`
  display: block;
  font-size: var(--t-micro);
  font-weight: 400;
  color: var(--accent-text);
`;
