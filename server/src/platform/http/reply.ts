/** What a handler answers when the message matters; plain data gets the message `OK`. */
export class Reply<T> {
  constructor(
    readonly message: string,
    readonly data: T,
  ) {}
}

/** Answers data under a message of its own, one of §8 where there is one. */
export const replyWith = <T>(message: string, data: T): Reply<T> => new Reply(message, data);
