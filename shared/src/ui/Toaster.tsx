import { createPortal } from 'react-dom';
import { type Toast, toast, useToaster } from 'react-hot-toast/headless';
import styled from 'styled-components';
import type { NoticeOptions } from '../toast/toast-types';
import { ToastCard, type ToastKind } from './internal/ToastCard';
import { useToastHost } from './internal/use-toast-host';

const MOST_AT_ONCE = 3;

const timing = {
  removeDelay: 0,
  blank: { duration: 6_000 },
  success: { duration: 4_000 },
  error: { duration: 8_000 },
};

const kinds: Partial<Record<Toast['type'], ToastKind>> = {
  loading: 'loading',
  success: 'success',
  error: 'error',
};

/**
 * Shows the messages of `@storefront/shared/toast`, newest at the bottom; hover and focus pause them. `<html
 * data-bar>` moves them above a bottom bar: a custom property would restyle every element. Only the shell mounts it.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster(timing);
  const host = useToastHost();
  const shown = toasts.filter(({ visible }) => visible).slice(0, MOST_AT_ONCE);
  const stack = (
    <Stack
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {shown.reverse().map((item) => (
        <ToastCard
          key={item.id}
          kind={kinds[item.type] ?? 'info'}
          text={String(item.message)}
          {...richParts(item)}
          onDismiss={() => {
            toast.dismiss(item.id);
            handlers.endPause();
          }}
        />
      ))}
    </Stack>
  );
  return host ? createPortal(stack, host) : stack;
}

/** `notify.info` adds title and action to the library's own properties. */
function richParts(item: Toast & NoticeOptions): Pick<NoticeOptions, 'title' | 'action'> {
  return {
    ...(item.title ? { title: item.title } : {}),
    ...(item.action ? { action: item.action } : {}),
  };
}

const Stack = styled.div`
  position: fixed;
  z-index: 50;
  inset: auto 12px calc(var(--toast-offset, 12px) + env(safe-area-inset-bottom, 0px));

  [data-bar] & {
    --toast-offset: var(--bar);
  }

  display: grid;
  justify-items: center;
  gap: 8px;
  pointer-events: none;
`;
