import { type ToastOptions, toast } from 'react-hot-toast/headless';
import type { DuringTexts, NoticeOptions } from './toast-types';

/** Event of `window`: a failure was shown, maybe before the first interaction, so the shell loads what paints messages. */
export const MESSAGE_EVENT = 'storefront-message';

const withId = (id: string | undefined): ToastOptions => (id ? { id } : {});

/**
 * The messages (§8, C174). One store for shell and remotes; the shell's Toaster shows them.
 * Texts are plain text, never HTML (P63); the first of several lines is the title. Each call returns the id of its message; a message with the same id replaces it.
 */
export const notify = {
  loading: (text: string, id?: string): string => toast.loading(text, withId(id)),
  success: (text: string, id?: string): string => toast.success(text, withId(id)),
  error(text: string, id?: string): string {
    window.dispatchEvent(new Event(MESSAGE_EVENT));
    return toast.error(text, withId(id));
  },
  /** One with a button stays 10 s. */
  info: (text: string, options: NoticeOptions = {}): string =>
    toast(text, { ...(options.action && { duration: 10_000 }), ...options } as ToastOptions),
  dismiss: (id?: string): void => toast.dismiss(id),

  /**
   * Shows progress, then the result in its place. A promise that resolves has succeeded, whatever its value.
   * Returns that value, or null after a failure; never rejects (C83). An empty text shows nothing.
   */
  async during<T>(work: Promise<T>, { loading, success, failure }: DuringTexts<T>): Promise<T | null> {
    const id = toast.loading(loading);
    try {
      const value = await work;
      update(id, toast.success, typeof success === 'function' ? success(value) : success);
      return value;
    } catch (error) {
      update(id, toast.error, typeof failure === 'function' ? failure(error) : failure);
      return null;
    }
  },
};

function update(id: string, show: typeof toast.success, text: string | null | undefined) {
  if (text) show(text, { id });
  else toast.dismiss(id);
}
