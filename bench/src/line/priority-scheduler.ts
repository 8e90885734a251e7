import type { ServerHttp2Stream } from 'node:http2';

/** The priority of a response, from the request header `priority` (RFC 9218). */
export interface Priority {
  /** 0 is the most urgent. */
  readonly urgency: number;
  /** Incremental: useful before it is complete, so it shares the line with others of its urgency. */
  readonly isIncremental: boolean;
}

export function readPriority(header: string | undefined): Priority {
  const urgency = /(?:^|[\s,])u=([0-7])/.exec(header ?? '')?.[1];
  return {
    urgency: urgency === undefined ? 3 : Number(urgency),
    isIncremental: /(?:^|[\s,])i(?:$|[\s,;]|=\?1)/.test(header ?? ''),
  };
}

interface Answer extends Priority {
  readonly stream: Pick<ServerHttp2Stream, 'write' | 'end' | 'destroyed'>;
  rest: Buffer;
}

/** Small enough that an urgent response does not wait long behind others. */
const PIECE = 4096;

/**
 * Decides which response of a connection is sent next (RFC 9218): the most urgent first; among equals the earliest
 * request first, but incremental ones in turn.
 */
export class PriorityScheduler {
  private answers: Answer[] = [];
  private isWriting = false;

  add(stream: Answer['stream'], rest: Buffer, priority: Priority): void {
    this.answers.push({ ...priority, stream, rest });
    this.next();
  }

  private next(): void {
    this.answers = this.answers.filter(({ stream }) => !stream.destroyed);
    if (this.isWriting) return;
    const least = Math.min(...this.answers.map(({ urgency }) => urgency));
    const answer = this.answers.find(({ urgency }) => urgency === least);
    if (!answer) return;
    const piece = answer.rest.subarray(0, PIECE);
    answer.rest = answer.rest.subarray(piece.length);
    if (answer.rest.length === 0 || answer.isIncremental)
      this.answers = this.answers.filter((other) => other !== answer);
    if (answer.rest.length > 0 && answer.isIncremental) this.answers.push(answer);
    this.isWriting = true;
    const go = () => {
      this.isWriting = false;
      this.next();
    };
    if (answer.rest.length === 0) answer.stream.end(piece, go);
    else answer.stream.write(piece, go);
  }
}
