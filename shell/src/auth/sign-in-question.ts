/** The open login dialog as a promise: one dialog, however many calls wait for its result. */
export interface SignInQuestion {
  /**
   * Resolves to true once the same person is back. After Cancel, background reads do not open the dialog again; an
   * action of the person does.
   */
  readonly ask: (isReading: boolean) => Promise<boolean>;
  readonly answer: (isBack: boolean) => void;
  /** Called after a login: resets an earlier Cancel. */
  readonly forgetRefusal: () => void;
  readonly isOpen: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createSignInQuestion(): SignInQuestion {
  const listeners = new Set<() => void>();
  let waiting: ((isBack: boolean) => void)[] = [];
  let wasRefused = false;
  const notify = () => {
    for (const listener of listeners) listener();
  };

  return {
    ask(isReading) {
      if (isReading && wasRefused && waiting.length === 0) return Promise.resolve(false);
      return new Promise((resolve) => {
        waiting.push(resolve);
        notify();
      });
    },
    answer(isBack) {
      const answered = waiting;
      waiting = [];
      wasRefused = !isBack;
      for (const resolve of answered) resolve(isBack);
      notify();
    },
    forgetRefusal: () => {
      wasRefused = false;
    },
    isOpen: () => waiting.length > 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
