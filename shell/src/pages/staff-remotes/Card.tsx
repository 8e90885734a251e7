import styled from 'styled-components';

/** A card with facts. */
export const Card = styled.div`
  display: grid;
  gap: var(--s4);
  padding: var(--s5);
  border: 1px solid var(--line);
  border-radius: var(--r-tile);
  background: var(--surface);

  > h2 {
    font-size: var(--t-h3);
    text-transform: capitalize;
  }
`;
