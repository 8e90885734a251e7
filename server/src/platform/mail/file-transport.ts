import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailTransport } from './mailer';

/** Writes every mail to a text file in `DATA_DIR/outbox`. Only the owner can read it, since it may hold codes. */
export function createFileTransport(dataDir: string, now: () => number): MailTransport {
  const folder = join(dataDir, 'outbox');
  return {
    async send({ to, subject, text }, id) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const stamp = new Date(now()).toISOString().replace(/[:.]/g, '-');
      const content = `To: ${to}\nSubject: ${subject}\n\n${text}\n`;
      await writeFile(join(folder, `${stamp}-${id}.txt`), content, { mode: 0o600 });
    },
  };
}
