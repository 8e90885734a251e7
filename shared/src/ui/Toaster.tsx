import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Toast, toast, useToaster } from 'react-hot-toast/headless';
import styled from 'styled-components';
import type { NoticeOptions } from '../toast/toast-types';
import { ToastCard, type ToastKind } from './internal/ToastCard';
import { useFreePlace } from './internal/use-free-place';
import { useToastHost } from './internal/use-toast-host';

const MOST_AT_ONCE = 3;
/** In a modal, whose content they make smaller. */
const MOST_IN_MODAL = 2;

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
 * Shows the messages of `@storefront/shared/toast`, equal ones as one, newest at the bottom; hover and focus pause them.
 * They stand at the bottom, above a bottom bar (`<html data-bar>`: a custom property would restyle every element), or
 * higher where they would cover a control; where several would, the newest stands alone. Only the shell mounts it.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster(timing);
  const host = useToastHost();
  const [crowd, setCrowd] = useState('');
  const fitting = mergeEqual(toasts.filter(({ visible }) => visible)).slice(
    0,
    host ? MOST_IN_MODAL : MOST_AT_ONCE,
  );
  const shown = !host && keyOf(fitting) === crowd ? fitting.slice(0, 1) : fitting;
  const ref = useRef<HTMLDivElement>(null);
  useFreePlace(ref, host ? '' : keyOf(shown), setCrowd);
  const stack = (
    <Stack
      ref={ref}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {shown.reverse().map(({ newest, ids }) => (
        <ToastCard
          key={newest.id}
          kind={kinds[newest.type] ?? 'info'}
          {...partsOf(newest)}
          onDismiss={() => {
            for (const id of ids) toast.dismiss(id);
            handlers.endPause();
          }}
        />
      ))}
    </Stack>
  );
  return host ? createPortal(stack, host) : stack;
}

type Item = Toast & NoticeOptions;

interface Merged {
  readonly newest: Item;
  readonly ids: string[];
}

const keyOf = (messages: readonly Merged[]) =>
  messages.map(({ newest: { id, message } }) => `${id} ${message}`).join();

/** Equal messages as one, shown as the newest; a message with a button stays apart, since the button is its own. */
function mergeEqual(items: readonly Item[]): Merged[] {
  const merged = new Map<string, { newest: Item; ids: string[] }>();
  for (const item of items) {
    const key = item.action ? item.id : JSON.stringify([item.type, item.title, item.message]);
    const equal = merged.get(key);
    if (equal) equal.ids.push(item.id);
    else merged.set(key, { newest: item, ids: [item.id] });
  }
  return [...merged.values()];
}

/** `notify.info` adds title and action to the library's own properties; else the first of several lines is the title. */
function partsOf({
  message,
  title,
  action,
}: Item): Pick<NoticeOptions, 'title' | 'action'> & { text: string } {
  const text = String(message);
  const lineEnd = title ? -1 : text.indexOf('\n');
  const parts = lineEnd < 0 ? { text } : { title: text.slice(0, lineEnd), text: text.slice(lineEnd + 1) };
  return { ...parts, ...(title && { title }), ...(action && { action }) };
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

  /* In a modal the messages take room of their own below its buttons, so that they cover none of them. */
  dialog > & {
    position: static;
    flex: none;
    pointer-events: auto;
  }

  dialog > &:not(:empty) {
    padding: 0 12px 12px;
  }
`;
