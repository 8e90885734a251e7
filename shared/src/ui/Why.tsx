import type { ReactNode, ToggleEventHandler } from 'react';
import styled from 'styled-components';

interface WhyProps {
  readonly onToggle?: ToggleEventHandler<HTMLDetailsElement>;
  readonly children: ReactNode;
}

/** "Why this number?": what stands behind a figure, shown when somebody asks (C272). */
export const Why = ({ onToggle, children }: WhyProps) => (
  <Details onToggle={onToggle}>
    <summary>Why this number?</summary>
    <div>{children}</div>
  </Details>
);

const Details = styled.details`
  font-size: 0.9375rem;
  line-height: 1.4;

  > summary {
    width: fit-content;
    padding-block: 10px;
    border-radius: 4px;
    cursor: pointer;
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  > div {
    display: grid;
    gap: 8px;
    padding-bottom: 8px;
  }

  p {
    overflow-wrap: anywhere;
  }
`;
