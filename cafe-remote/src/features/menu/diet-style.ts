import styled from 'styled-components';

/** What the diet filters can promise. */
export const DietNote = styled.p`
  min-height: 1.43em;
  font-size: var(--t-small);
  line-height: 1.43;
  color: var(--muted);

  @media (max-width: 389px) {
    min-height: 2.86em;
  }
`;
