import { EventQueue } from './event-queue';

/** The properties of a line. */
export interface LineSettings {
  /** Mbit/s from the server to the phone, for all connections together. */
  readonly down: number;
  /** Mbit/s from the phone to the server. */
  readonly up: number;
  /** Round trip time, ms. */
  readonly roundTrip: number;
}

/** Lighthouse's slow mobile network. */
export const SLOW_LINE: LineSettings = { down: 1.6, up: 0.75, roundTrip: 150 };

/** A line without limits. */
export const FAST_LINE: LineSettings = { down: 10_000, up: 10_000, roundTrip: 0 };

/** Returns the bytes per millisecond of a rate in Mbit/s. */
export const bytesPerMs = (mbits: number): number => (mbits * 1_000_000) / 8 / 1000;

/**
 * One direction of a line that all connections share: sends bytes in order at its rate; they arrive half a round trip
 * later.
 */
export class SlowLine {
  private free = 0;

  constructor(
    private readonly events: EventQueue,
    private readonly rate: number,
    private readonly delay: number,
  ) {}

  /** Sends a number of bytes, starting now. */
  carry(bytes: number, onArrival: () => void): void {
    this.free = Math.max(this.free, performance.now()) + bytes / this.rate;
    this.events.add(this.free + this.delay, onArrival);
  }
}

/** Both directions. */
export interface Line {
  readonly events: EventQueue;
  readonly down: SlowLine;
  readonly up: SlowLine;
  readonly roundTrip: number;
}

export function layLine({ down, up, roundTrip }: LineSettings): Line {
  const events = new EventQueue();
  const direction = (mbits: number) => new SlowLine(events, bytesPerMs(mbits), roundTrip / 2);
  return { events, down: direction(down), up: direction(up), roundTrip };
}
