import type { ReactNode } from 'react';
import styled from 'styled-components';

/** A titled section of the design sheet. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box>
      <h2>{title}</h2>
      {children}
    </Box>
  );
}

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s3);
`;

export const Columns = styled.div`
  display: grid;
  gap: var(--s4) var(--s5);

  @media (min-width: 640px) {
    grid-template-columns: 1fr 1fr;
  }
`;

const Box = styled.section`
  display: grid;
  gap: var(--s4);
  padding-block: var(--s6);
  border-top: 1px solid var(--line);
`;
