/** Runs changes one after another, in the order in which they were asked for. */
export interface Serial {
  readonly run: <T>(change: () => Promise<T>) => Promise<T>;
  /** True when nothing is under way or waiting. */
  readonly isIdle: () => boolean;
}

/** Two quick taps on a stepper must reach the server in their order, or the first would win. */
export function createSerial(): Serial {
  let last: Promise<unknown> = Promise.resolve();
  let open = 0;
  return {
    isIdle: () => open === 0,
    async run(change) {
      open += 1;
      const mine = last.then(change, change);
      last = mine;
      try {
        return await mine;
      } finally {
        open -= 1;
      }
    },
  };
}

const serials = new WeakMap<object, Serial>();

/** The one order in which a cart is changed, whichever part of the page changes it; `owner` is where the cart is kept. */
export function serialOf(owner: object): Serial {
  const serial = serials.get(owner) ?? createSerial();
  serials.set(owner, serial);
  return serial;
}
