import type { ReactNode } from 'react';
import styled from 'styled-components';

/** One step of the checkout. */
export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Root>
      <h2>{title}</h2>
      {children}
    </Root>
  );
}

const Root = styled.section`
  padding: 28px 0;
  border-bottom: 1px solid var(--line);

  &:last-child {
    border: 0;
  }

  > h2 {
    margin-bottom: 16px;
  }
`;
