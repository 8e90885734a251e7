interface Event {
  readonly at: number;
  readonly happen: () => void;
}

/** Simulated time: lets events happen in the order of their times, those of one time in the order in which they were added. */
export class TimeLine {
  /** Simulated time, ms. */
  now = 0;
  /** The next event is the last one. */
  private readonly events: Event[] = [];

  add(at: number, happen: () => void): void {
    let low = 0;
    let high = this.events.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.events[middle]?.at ?? 0) > at) low = middle + 1;
      else high = middle;
    }
    this.events.splice(low, 0, { at, happen });
  }

  /** Lets everything happen until a time. What would happen later does not. */
  runUntil(end: number): void {
    for (let next = this.events.pop(); next && next.at <= end; next = this.events.pop()) {
      this.now = next.at;
      next.happen();
    }
    this.now = end;
  }
}
