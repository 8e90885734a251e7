/** Hands out one lock, in the order of the requests. */
export class Lock {
  #last: Promise<void> = Promise.resolve();
  #isHeld = false;

  get isHeld(): boolean {
    return this.#isHeld;
  }

  /** Resolves when the caller has the lock, with the function that gives it back. */
  async take(): Promise<() => void> {
    const before = this.#last;
    let pass = () => {};
    this.#last = new Promise((resolve) => {
      pass = resolve;
    });
    await before;
    this.#isHeld = true;
    return () => {
      this.#isHeld = false;
      pass();
    };
  }
}
