/** The question "who are you?" over a page whose session is over: one, however many calls wait for the answer. */
export interface SignInQuestion {
  /**
   * Waits for the answer: true once the same person is back. A mere reading does not ask again after a refusal,
   * so that a list that refreshes itself does not pester; whatever a person does asks every time.
   */
  readonly ask: (isReading: boolean) => Promise<boolean>;
  readonly answer: (isBack: boolean) => void;
  /** Somebody is here again: a refusal of before counts no more. */
  readonly forgetRefusal: () => void;
  readonly isOpen: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createSignInQuestion(): SignInQuestion {
  const listeners = new Set<() => void>();
  let waiting: ((isBack: boolean) => void)[] = [];
  let wasRefused = false;
  const tell = () => {
    for (const listener of listeners) listener();
  };

  return {
    ask(isReading) {
      if (isReading && wasRefused && waiting.length === 0) return Promise.resolve(false);
      return new Promise((resolve) => {
        waiting.push(resolve);
        tell();
      });
    },
    answer(isBack) {
      const answered = waiting;
      waiting = [];
      wasRefused = !isBack;
      for (const resolve of answered) resolve(isBack);
      tell();
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
