declare global {
  interface Window {
    /** Missing in Safari. */
    readonly scheduler?: { readonly yield?: () => Promise<void> };
  }
}

/** Ends the task, so that the browser can paint and handle input before the next one. */
export const yieldToBrowser = (): Promise<void> =>
  window.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
