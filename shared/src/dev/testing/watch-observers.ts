import { type Ledger, replace, type Watch } from './ledger';

const NAMES = ['IntersectionObserver', 'ResizeObserver', 'BroadcastChannel'] as const;

const counting = (ledger: Ledger, name: (typeof NAMES)[number]) =>
  class extends EventTarget {
    constructor() {
      super();
      if (name === 'BroadcastChannel') ledger.take(this, name);
    }
    observe() {
      ledger.take(this, name);
    }
    unobserve() {}
    disconnect() {
      ledger.giveBack(this);
    }
    close() {
      ledger.giveBack(this);
    }
    postMessage() {}
  };

/** Replaces observers and channels by ones that report nothing and count how many are open; jsdom has no layout. */
export const watchObservers: Watch = (ledger) => {
  const stops = NAMES.map((name) => replace(globalThis, name, counting(ledger, name)));
  return () => {
    for (const stop of stops) stop();
  };
};
