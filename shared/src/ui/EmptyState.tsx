import type { ReactNode } from 'react';
import { FaintMark } from './internal/FaintMark';
import { StateActions, StateBox, StateText, StateTitle } from './internal/state-box';

export interface EmptyStateProps {
  title: ReactNode;
  /** 1 if nothing else is on the page. */
  level?: 1 | 2 | undefined;
  text?: ReactNode;
  /** Usually one ButtonLink. */
  actions?: ReactNode;
  className?: string | undefined;
}

/** Says that a list is empty or that nothing matches; the caller gives the text. */
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
