import styled from 'styled-components';

/** Puts two short fields side by side on wide screens. */
export const FieldPair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  align-items: start;
  gap: 16px;
`;
