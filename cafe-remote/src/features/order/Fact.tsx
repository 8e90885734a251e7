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
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  padding: 12px 0;
  border-bottom: 1px solid var(--line);
  line-height: 1.45;

  dt {
    flex: 0 0 6.5rem;
    font-size: var(--t-small);
    line-height: 1.5rem;
    color: var(--muted);
  }

  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    flex: 1 1 9rem;
    gap: 8px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
