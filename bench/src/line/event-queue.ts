interface Event {
  readonly at: number;
  readonly happen: () => void;
}

/** Runs callbacks at given times and in order, even if a timer of Node is late. */
export class EventQueue {
  private events: Event[] = [];
  private timer: NodeJS.Timeout | undefined;

  /** @param at time on the clock of `performance.now()` */
  add(at: number, happen: () => void): void {
    const later = this.events.findLastIndex((event) => event.at <= at) + 1;
    this.events.splice(later, 0, { at, happen });
    if (later === 0) this.wait();
  }

  private wait(): void {
    clearTimeout(this.timer);
    const [next] = this.events;
    if (next) this.timer = setTimeout(() => this.run(), Math.max(0, next.at - performance.now()));
  }

  private run(): void {
    const now = performance.now();
    // Half a millisecond, because timers may fire early by up to their resolution.
    while (this.events[0] && this.events[0].at <= now + 0.5) this.events.shift()?.happen();
    this.wait();
  }
}
