import type { ReactNode } from 'react';
import styled from 'styled-components';

/** A row of a list of facts: its name, and what it is. */
export const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <Row>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </Row>
);

const Row = styled.div`
  display: grid;
  grid-template-columns: 6.5rem minmax(0, 1fr);
  gap: 0 16px;
  padding: 12px 0;
  border-bottom: 1px solid var(--line);
  line-height: 1.45;

  /* Large text on a phone. */
  @media (max-width: 19.9em) {
    grid-template-columns: minmax(0, 1fr);
  }

  dt {
    font-size: var(--t-small);
    line-height: 1.5rem;
    color: var(--muted);
  }

  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
