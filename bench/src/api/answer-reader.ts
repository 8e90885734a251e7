const HEAD_END = Buffer.from('\r\n\r\n');

/** Looks for the end of each answer on one connection, and reads nothing else of it. */
export class AnswerReader {
  #head: Buffer | null = null;
  /** Bytes of the body that are still to come. */
  #missing = 0;

  /**
   * Takes what has arrived.
   *
   * @returns whether the answer is whole now. @throws where it is none with status 200 and a known length
   */
  take(chunk: Buffer): boolean {
    const rest = this.#missing > 0 ? chunk.length : this.#readHead(chunk);
    if (rest === null) return false;
    this.#missing -= rest;
    if (this.#missing < 0) throw new Error('More came than was asked for');
    return this.#missing === 0;
  }

  /** @returns how much of the body came with the end of the head; null while the head is not whole */
  #readHead(chunk: Buffer): number | null {
    const seen = this.#head ? Buffer.concat([this.#head, chunk]) : chunk;
    const end = seen.indexOf(HEAD_END);
    if (end < 0) {
      this.#head = seen;
      return null;
    }
    this.#head = null;
    const head = seen.toString('latin1', 0, end);
    const [, length] = /^content-length: *(\d+)/im.exec(head) ?? [];
    if (!head.startsWith('HTTP/1.1 200 ') || length === undefined)
      throw new Error(`The server did not answer as it should:\n${seen.toString('utf8', 0, 2000)}`);
    this.#missing = Number(length);
    return seen.length - end - HEAD_END.length;
  }
}
