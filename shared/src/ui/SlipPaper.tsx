import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Weave } from './Weave';

export interface SlipPaperProps {
  /** Accessible name: "Order summary". */
  label: string;
  children: ReactNode;
  /** Sticks beside a form from 1024 px. */
  sticky?: boolean | undefined;
  className?: string | undefined;
}

/** The order summary on paper, with a woven top edge. */
export function SlipPaper({ label, children, sticky = false, className }: SlipPaperProps) {
  return (
    <Paper aria-label={label} $sticky={sticky} className={className}>
      <Weave kind="edge" />
      <Inner>{children}</Inner>
    </Paper>
  );
}

const Paper = styled.aside<{ $sticky: boolean }>`
  overflow: hidden;
  border-radius: 0 0 6px 6px;
  background: var(--surface);
  box-shadow: 0 0 0 1px var(--line);

  @media (forced-colors: active) {
    outline: 1px solid;
  }

  @media (min-width: 1024px) {
    position: ${({ $sticky }) => ($sticky ? 'sticky' : 'static')};
    top: 24px;
  }
`;

const Inner = styled.div`
  padding: 24px 20px;

  @media (min-width: 1024px) {
    padding: 24px 28px 28px;
  }
`;
