import type { ReactNode } from 'react';
import { FaintMark } from './internal/FaintMark';
import { StateActions, StateBox, StateText, StateTitle } from './internal/state-box';

export interface EmptyStateProps {
  title: ReactNode;
  /** 1 where it is all that the page says. */
  level?: 1 | 2 | undefined;
  text?: ReactNode;
  /** The way on: usually one ButtonLink. */
  actions?: ReactNode;
  className?: string | undefined;
}

/** Nothing here yet, or nothing that matches: two different texts of the caller, one look. */
export function EmptyState({ title, level = 2, text, actions, className }: EmptyStateProps) {
  return (
    <StateBox className={className}>
      <FaintMark />
      <StateTitle as={level === 1 ? 'h1' : 'h2'}>{title}</StateTitle>
      {text && <StateText>{text}</StateText>}
      {actions && <StateActions>{actions}</StateActions>}
    </StateBox>
  );
}
