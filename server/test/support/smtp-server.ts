import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and body as received. */
  readonly source: string;
}

export interface TestSmtpServer {
  readonly url: string;
  /** The source of every received mail, refused ones included. */
  readonly seen: readonly string[];
  /** Resolves to the next accepted mail. */
  next(): Promise<ReceivedMail>;
  /** Refuses the next mails with this code. */
  refuse(code: number, times: number, words?: string): void;
  /** Resolves when a number of mails have been received. */
  attempts(count: number): Promise<void>;
  close(): Promise<void>;
}

/** Starts a real SMTP server on this machine, without encryption or sign-in. */
export async function startSmtpServer(): Promise<TestSmtpServer> {
  const seen: string[] = [];
  const taken: ReceivedMail[] = [];
  const waiting: ((mail: ReceivedMail) => void)[] = [];
  const watching = new Set<() => void>();
  let refusal = { code: 0, times: 0, words: '' };

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, { envelope }, answer) {
      void text(stream).then((source) => {
        seen.push(source);
        for (const look of watching) look();
        if (refusal.times > 0) {
          refusal = { ...refusal, times: refusal.times - 1 };
          return answer(Object.assign(new Error(refusal.words), { responseCode: refusal.code }));
        }
        const sender = envelope.mailFrom;
        const to = envelope.rcptTo.map(({ address }) => address);
        const mail = { from: sender ? sender.address : '', to, source };
        const receiver = waiting.shift();
        if (receiver) receiver(mail);
        else taken.push(mail);
        answer();
      }, answer);
    },
  });
  server.on('error', () => undefined);
  const { server: socket } = server;
  server.listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${port}`,
    seen,
    next: () => {
      const mail = taken.shift();
      return mail ? Promise.resolve(mail) : new Promise((resolve) => waiting.push(resolve));
    },
    refuse: (code, times, words = 'not now') => {
      refusal = { code, times, words };
    },
    attempts: (count) =>
      new Promise((resolve) => {
        const look = () => seen.length >= count && resolve();
        watching.add(look);
        look();
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
