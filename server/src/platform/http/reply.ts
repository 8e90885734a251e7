/** A handler's result with its own message; plain data gets the message `OK`. */
export class Reply<T> {
  constructor(
    readonly message: string,
    readonly data: T,
  ) {}
}

/** Returns data with a message, one of §8 if there is one. */
export const replyWith = <T>(message: string, data: T): Reply<T> => new Reply(message, data);

/** A handler's file: it is sent as it is, without the envelope. Its call names the media type. */
export class FileReply {
  constructor(
    readonly bytes: Buffer,
    /** The name under which browsers save it. */
    readonly fileName: string,
    /** Media type; absent: that of the call. */
    readonly type?: string,
  ) {}
}
