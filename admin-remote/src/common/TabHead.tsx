import type { ReactNode } from 'react';
import styled from 'styled-components';

interface TabHeadProps {
  readonly title: string;
  /** Search box, filters and other controls beside the title. */
  readonly children?: ReactNode;
}

/** Title and controls of a tab. */
export function TabHead({ title, children }: TabHeadProps) {
  return (
    <Row>
      <h1>{title}</h1>
      {children}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding: 16px 0 12px;

  h1 {
    padding-top: 4px;
    font-size: 2rem;
  }

  > button:last-of-type {
    margin-left: auto;
  }

  @media (min-width: 1024px) {
    > button:last-of-type {
      margin-left: 0;
    }

    gap: 16px;
    padding: 24px 0 16px;
  }
`;
