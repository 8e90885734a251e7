import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import type { Line } from './slow-line';
import { SlowStartSender } from './slow-start-sender';

/** A browser's connection over the simulated line: it opens after one round trip, and every byte passes the line. */
export class SlowSocket extends Duplex {
  private readonly sender: SlowStartSender;

  constructor(
    private readonly socket: Socket,
    line: Line,
  ) {
    super();
    const { events, up, roundTrip } = line;
    const open = performance.now() + roundTrip;
    const take = (chunk: Buffer | null) =>
      events.add(Math.max(open, performance.now()), () =>
        up.carry(chunk?.length ?? 0, () => this.push(chunk)),
      );
    this.sender = new SlowStartSender(line.down, events, roundTrip / 2, (packet) => socket.write(packet));
    socket.setNoDelay(true);
    socket.on('data', take);
    socket.on('end', () => take(null));
    socket.on('error', () => this.destroy());
    socket.on('close', () => this.destroy());
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, onTaken: () => void): void {
    this.sender.send(chunk, onTaken);
  }

  override _final(callback: () => void): void {
    this.socket.end();
    callback();
  }

  override _destroy(error: Error | null, callback: (error: Error | null) => void): void {
    this.socket.destroy();
    callback(error);
  }
}
