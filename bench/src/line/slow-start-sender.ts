import type { EventQueue } from './event-queue';
import type { SlowLine } from './slow-line';

/** Payload of a packet. */
export const PACKET = 1460;
/** Initial window: what a server sends before the first acknowledgement (RFC 6928). */
export const FIRST_WINDOW = 10 * PACKET;
/**
 * Largest window: 1.5 times the bandwidth-delay product of 1.6 Mbit/s and 150 ms. More would only wait before the
 * bottleneck.
 */
const LARGEST_WINDOW = 45_000;

interface Load {
  readonly chunk: Buffer;
  readonly onTaken: () => void;
}

/**
 * Simulates the sending of one connection: as much as fits its window, which grows with each acknowledgement (slow
 * start). No packet is lost.
 */
export class SlowStartSender {
  private window = FIRST_WINDOW;
  private underWay = 0;
  private waiting: Load[] = [];

  constructor(
    private readonly line: SlowLine,
    private readonly events: EventQueue,
    private readonly wayBack: number,
    private readonly onArrival: (packet: Buffer) => void,
  ) {}

  /** @param onTaken called when all bytes were sent and there is room for more */
  send(chunk: Buffer, onTaken: () => void): void {
    this.waiting.push({ chunk, onTaken });
    this.go();
  }

  private go(): void {
    for (let load = this.waiting[0]; load; load = this.waiting[0]) {
      const packet = load.chunk.subarray(0, PACKET);
      if (this.underWay + packet.length > this.window) return;
      this.underWay += packet.length;
      this.line.carry(packet.length, () => this.arrive(packet));
      const rest = load.chunk.subarray(packet.length);
      if (rest.length > 0) this.waiting[0] = { ...load, chunk: rest };
      else {
        this.waiting.shift();
        load.onTaken();
      }
    }
  }

  private arrive(packet: Buffer): void {
    this.onArrival(packet);
    this.events.add(performance.now() + this.wayBack, () => {
      this.underWay -= packet.length;
      this.window = Math.min(this.window + packet.length, LARGEST_WINDOW);
      this.go();
    });
  }
}
