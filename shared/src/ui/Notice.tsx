import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon, type IconPath } from './Icon';
import { alertIcon, checkIcon, infoIcon } from './icons';

export type NoticeKind = 'info' | 'success' | 'warning' | 'error';

export interface NoticeProps {
  kind?: NoticeKind | undefined;
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons after the text. */
  actions?: ReactNode;
  className?: string | undefined;
}

const icons: Record<NoticeKind, IconPath> = {
  info: infoIcon,
  success: checkIcon,
  warning: alertIcon,
  error: alertIcon,
};

/** A message inside the page, with an icon and text, never colour alone. An error is announced at once. */
export function Notice({ kind = 'info', title, children, actions, className }: NoticeProps) {
  return (
    <Box role={kind === 'error' ? 'alert' : 'status'} $kind={kind} className={className}>
      <Icon path={icons[kind]} />
      <div>
        {title && <Title>{title}</Title>}
        {children && <div>{children}</div>}
      </div>
      {actions && <Actions>{actions}</Actions>}
    </Box>
  );
}

const grounds: Record<NoticeKind, string> = {
  info: 'var(--sunk)',
  success: 'var(--completed-bg)',
  warning: 'var(--accent-soft)',
  error: 'var(--error-soft)',
};

const signs: Record<NoticeKind, string> = {
  info: 'var(--muted)',
  success: 'var(--completed-ink)',
  warning: 'var(--accent-text)',
  error: 'var(--error)',
};

const Box = styled.div<{ $kind: NoticeKind }>`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  align-content: start;
  gap: 4px 12px;
  padding: 14px 16px;
  border-radius: var(--r-control);
  background: ${({ $kind }) => grounds[$kind]};
  color: var(--ink);
  font-size: var(--t-control);
  line-height: 1.45;
  overflow-wrap: anywhere;

  > svg {
    margin-top: 1px;
    color: ${({ $kind }) => signs[$kind]};
  }
`;

const Title = styled.p`
  font-weight: 600;
`;

const Actions = styled.div`
  grid-column: 2;
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  margin-top: var(--s2);
`;
