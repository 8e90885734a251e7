import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { type Toast, toast, useToaster } from 'react-hot-toast/headless';
import type { NoticeOptions } from '../toast/toast-types';
import { Icon, type IconPath } from './Icon';
import { alertIcon, bellIcon, checkIcon, xIcon } from './icons';
import { MessageStyle } from './internal/message-style';
import { SpinnerRing } from './internal/spinner-ring';
import { type MessageKind, PLACE_EVENT } from './MessagePlace';

const timing = {
  removeDelay: 0,
  blank: { duration: 5_000 },
  success: { duration: 5_000 },
  // Until the person has read it: see `useFailureEnd`.
  error: { duration: Number.POSITIVE_INFINITY },
};

/** So long a message stays before the next one takes its place, ms. */
const LEAST_MS = 2_000;

type Item = Toast & NoticeOptions;

const signs: Partial<Record<Toast['type'], IconPath>> = { success: checkIcon, error: alertIcon };

/** A message that is shown again, or progress that became a result, has its full time again. */
const keyOf = ({ id, type, createdAt }: Item) => `${id} ${type} ${createdAt}`;

/**
 * Returns the message to show: the oldest that had less than its least time, failures first; else the newest. Progress
 * gives way at once: results are the news.
 *
 * @param items the newest first
 */
function useShown(items: readonly Item[]): Item | undefined {
  const [had, setHad] = useState<readonly string[]>([]);
  const isWaiting = (item: Item) => item.type !== 'loading' && !had.includes(keyOf(item));
  const waiting = items.filter(isWaiting);
  const shown = waiting.findLast(({ type }) => type === 'error') ?? waiting.at(-1) ?? items[0];
  const key = shown && isWaiting(shown) ? keyOf(shown) : null;
  useEffect(() => {
    if (key === null) return;
    const timer = setTimeout(() => setHad((before) => [...before.slice(-20), key]), LEAST_MS);
    return () => clearTimeout(timer);
  }, [key]);
  useEffect(() => {
    // A failure that made room for another message does not come back.
    for (const item of items.slice(1))
      if (item.type === 'error' && item !== shown && had.includes(keyOf(item))) toast.remove(item.id);
  }, [items, shown, had]);
  return shown;
}

/** A failure stays until the next thing that the person does. */
function useFailureEnd(shown: Item | undefined, place: HTMLElement | null): void {
  const id = shown?.type === 'error' ? shown.id : null;
  useEffect(() => {
    if (!id) return;
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && !place?.contains(target) && target.closest('a, button'))
        toast.remove(id);
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [id, place]);
}

/** Escape closes a message; in a modal it closes the modal. */
function useEscape(id: string | undefined, place: HTMLElement | null): void {
  useEffect(() => {
    if (!id || place?.dataset.messages === 'dialog') return;
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) toast.remove(id);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [id, place]);
}

const placeIn = (root: ParentNode, kinds: readonly MessageKind[]): HTMLElement | null =>
  root.querySelector(kinds.map((kind) => `[data-messages="${kind}"]`).join());

/** Returns the place of the topmost modal, else a bar or line of this screen, else the page's; null without any. */
function currentPlace(): HTMLElement | null {
  const isWide = window.matchMedia?.('(min-width: 1024px)').matches;
  const modal = [...document.querySelectorAll('dialog[open]')].at(-1);
  return (
    (modal && placeIn(modal, ['dialog'])) ??
    placeIn(document, isWide ? ['line'] : ['line', 'bar']) ??
    placeIn(document, ['page'])
  );
}

function subscribe(onChange: () => void) {
  document.addEventListener(PLACE_EVENT, onChange);
  return () => document.removeEventListener(PLACE_EVENT, onChange);
}

/** Returns the place that shows the messages now. */
function useMessagePlace(): HTMLElement | null {
  return useSyncExternalStore(subscribe, currentPlace, () => null);
}

/** Scrolls what the person uses out from under a message; `scroll-padding` leaves that room. */
function useKeepInSight(id: string | undefined, place: HTMLElement | null): void {
  useEffect(() => {
    const used = document.activeElement;
    if (
      !id ||
      place?.dataset.messages !== 'page' ||
      !used?.matches('a, button, input, select, textarea, summary')
    )
      return;
    const isCovered = used.getBoundingClientRect().bottom > place.getBoundingClientRect().top;
    if (isCovered) used.scrollIntoView?.({ block: 'nearest' });
  }, [id, place]);
}

/**
 * Shows the messages of `@storefront/shared/toast`, one at a time, in the place that the screen keeps for them (C174).
 * Pointer and focus keep a message. Only the shell mounts it.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster(timing);
  const place = useMessagePlace();
  const item = useShown(toasts.filter(({ visible }) => visible));
  useFailureEnd(item, place);
  useEscape(item?.id, place);
  useKeepInSight(item?.id, place);
  const region = place?.querySelector(item?.type === 'error' ? '[role="alert"]' : '[role="status"]');
  if (!item || !place || !region) return <MessageStyle />;
  const keep: Keep = { onMouseEnter: handlers.startPause, onMouseLeave: handlers.endPause };
  const close = () => {
    toast.remove(item.id);
    handlers.endPause();
  };
  return (
    <>
      <MessageStyle />
      {createPortal(<Words key={item.id} item={item} keep={keep} />, region)}
      {createPortal(
        <Buttons
          key={item.id}
          action={item.action}
          keep={keep}
          onFocus={handlers.startPause}
          onClose={close}
        />,
        place,
      )}
    </>
  );
}

/** Keeps the message while the pointer is on it. */
type Keep = Record<'onMouseEnter' | 'onMouseLeave', () => void>;

/** The first of several lines is the title. */
function Words({ item, keep }: { readonly item: Item; readonly keep: Keep }) {
  const message = String(item.message);
  const end = item.title ? -1 : message.indexOf('\n');
  const title = item.title ?? message.slice(0, Math.max(0, end));
  return (
    <div data-words {...keep}>
      {item.type === 'loading' ? (
        <SpinnerRing $size={18} />
      ) : (
        <Icon path={signs[item.type] ?? bellIcon} size={18} />
      )}
      <p>
        {title && <b>{title}</b>}
        <span>{message.slice(end + 1)}</span>
      </p>
    </div>
  );
}

interface ButtonsProps {
  readonly action: NoticeOptions['action'];
  readonly keep: Keep;
  readonly onFocus: () => void;
  readonly onClose: () => void;
}

/** Outside the live region, which holds text only. Where the focus came from, it returns. */
function Buttons({ action, keep, onFocus, onClose }: ButtonsProps) {
  const group = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  const press = (run?: () => void) => {
    run?.();
    onClose();
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  const kept = {
    ...keep,
    onFocus({ relatedTarget }: FocusEvent) {
      if (!group.current?.contains(relatedTarget)) before.current = relatedTarget;
      onFocus();
    },
    onBlur: keep.onMouseLeave,
  };
  return (
    <div ref={group} data-buttons>
      {action && (
        <button type="button" data-act {...kept} onClick={() => press(action.run)}>
          {action.label}
        </button>
      )}
      <button type="button" aria-label="Dismiss" {...kept} onClick={() => press()}>
        <Icon path={xIcon} size={18} />
      </button>
    </div>
  );
}
