import type { ReactNode } from 'react';
import { Button } from './Button';
import { Icon } from './Icon';
import { alertIcon, retryIcon } from './icons';
import { StateActions, StateBox, StateText, StateTitle } from './internal/state-box';

export interface ErrorStateProps {
  /** What failed, in the words of §8. */
  message: ReactNode;
  text?: ReactNode;
  /** Really asks again. */
  onRetry?: (() => void) | undefined;
  /** Asking again is under way. */
  busy?: boolean | undefined;
  /** More ways on, after Retry. */
  actions?: ReactNode;
  className?: string | undefined;
}

/** Something could not be loaded: what, and a Retry. */
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
