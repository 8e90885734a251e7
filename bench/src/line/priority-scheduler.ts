import type { ServerHttp2Stream } from 'node:http2';

/** How urgently a browser wants an answer, by its header `priority` (RFC 9218). */
export interface Priority {
  /** 0 is the most urgent. */
  readonly urgency: number;
  /** Of use before it is whole: shares the line with others of its kind. */
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

/** Small enough for an urgent answer not to wait long behind others. */
const PIECE = 4096;

/**
 * Whose answer goes on next on one connection, as good servers decide it: the most urgent first, of equal ones the one
 * that was asked for first, but for those that are of use in parts, which take turns.
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
