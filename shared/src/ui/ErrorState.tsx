import type { ReactNode } from 'react';
import { Button } from './Button';
import { Icon } from './Icon';
import { alertIcon, retryIcon } from './icons';
import { StateActions, StateBox, StateText, StateTitle } from './internal/state-box';

export interface ErrorStateProps {
  /** The error text of §8. */
  message: ReactNode;
  text?: ReactNode;
  /** Loads the data again. */
  onRetry?: (() => void) | undefined;
  /** True while a retry runs. */
  busy?: boolean | undefined;
  /** More actions, after Retry. */
  actions?: ReactNode;
  className?: string | undefined;
}

/** Says what could not be loaded, with a Retry button. */
export function ErrorState({ message, text, onRetry, busy, actions, className }: ErrorStateProps) {
  return (
    <StateBox role="alert" className={className}>
      <Icon path={alertIcon} size={32} />
      <StateTitle>{message}</StateTitle>
      {text && <StateText>{text}</StateText>}
      <StateActions>
        {onRetry && (
          <Button onClick={onRetry} busy={busy}>
            <Icon path={retryIcon} size={18} />
            Retry
          </Button>
        )}
        {actions}
      </StateActions>
    </StateBox>
  );
}
