/** What closes on Escape or the back gesture; TypeScript's own library lacks it. */
declare class CloseWatcher extends EventTarget {
  onclose: (() => void) | null;
  destroy(): void;
}
