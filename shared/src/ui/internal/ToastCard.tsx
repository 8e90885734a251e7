import styled, { keyframes } from 'styled-components';
import type { NoticeOptions } from '../../toast/toast-types';
import { Icon, type IconPath } from '../Icon';
import { alertIcon, bellIcon, checkIcon, xIcon } from '../icons';
import { SpinnerRing } from './spinner-ring';

export type ToastKind = 'loading' | 'success' | 'error' | 'info';

export interface ToastCardProps extends Pick<NoticeOptions, 'title' | 'action'> {
  kind: ToastKind;
  text: string;
  onDismiss: () => void;
}

const signs: Record<Exclude<ToastKind, 'loading'>, IconPath> = {
  success: checkIcon,
  error: alertIcon,
  info: bellIcon,
};

/** One message on a dark background. */
export function ToastCard({ kind, text, title, action, onDismiss }: ToastCardProps) {
  const act = () => {
    action?.run();
    onDismiss();
  };
  return (
    <Card role={kind === 'error' ? 'alert' : 'status'} aria-atomic="true">
      <Sign $kind={kind}>
        {kind === 'loading' ? <SpinnerRing $size={20} /> : <Icon path={signs[kind]} size={18} />}
      </Sign>
      <Text>
        {title && <b>{title}</b>}
        <span>{text}</span>
      </Text>
      {action && <Act onClick={act}>{action.label}</Act>}
      <Dismiss aria-label="Dismiss" onClick={onDismiss}>
        <Icon path={xIcon} size={18} />
      </Dismiss>
    </Card>
  );
}

const rise = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;

const Card = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  width: fit-content;
  max-width: min(560px, 100%);
  min-height: 56px;
  padding: 6px 6px 6px 12px;
  border-radius: 14px;
  background: var(--float);
  color: var(--on-float);
  box-shadow: var(--shadow-pop);
  font-size: var(--t-control);
  line-height: 1.35;
  pointer-events: auto;

  :focus-visible {
    outline-color: var(--marigold);
    outline-offset: calc(-1 * var(--ring));
  }

  @media (prefers-reduced-motion: no-preference) {
    animation: ${rise} var(--calm) var(--ease);
  }

  @media (max-width: 639px) {
    width: 100%;
  }
`;

const grounds: Record<ToastKind, string> = {
  loading: 'transparent',
  success: '#2f8a57',
  error: '#c4372c',
  info: 'var(--marigold)',
};

const Sign = styled.span<{ $kind: ToastKind }>`
  flex: none;
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: 50%;
  background: ${({ $kind }) => grounds[$kind]};
  color: ${({ $kind }) => ($kind === 'info' ? 'var(--on-marigold)' : '#fff')};
`;

const Text = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;

  b {
    display: block;
    font-weight: 650;
  }
`;

const Act = styled.button.attrs({ type: 'button' })`
  flex: none;
  min-height: var(--tap);
  margin-left: auto;
  padding: 0 16px;
  border-radius: 10px;
  background: color-mix(in srgb, var(--on-float) 16%, transparent);
  font-weight: 600;
`;

const Dismiss = styled.button.attrs({ type: 'button' })`
  flex: none;
  display: grid;
  place-items: center;
  width: var(--tap);
  height: var(--tap);
  border-radius: 10px;

  ${Text} + & {
    margin-left: auto;
  }
`;
