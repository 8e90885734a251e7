import styled from 'styled-components';

/** Two short fields side by side where there is room for both. */
export const FieldPair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  align-items: start;
  gap: 16px;
`;
