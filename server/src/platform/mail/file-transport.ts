import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailTransport } from './mailer';

/** Stands before the ending of files with a one-time code: staff are not shown them. */
export const SECRET_SUFFIX = '.code';

/**
 * Writes every mail to a text file in `DATA_DIR/outbox`, and its HTML to a page beside it. Only the owner can read them,
 * since they may hold codes.
 */
export function createFileTransport(dataDir: string, now: () => number): MailTransport {
  const folder = join(dataDir, 'outbox');
  return {
    async send({ to, subject, text, html, isSecret }, id) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const stamp = new Date(now()).toISOString().replace(/[:.]/g, '-');
      const file = join(folder, `${stamp}-${id}${isSecret ? SECRET_SUFFIX : ''}`);
      if (html) await writeFile(`${file}.html`, html, { mode: 0o600 });
      await writeFile(`${file}.txt`, `To: ${to}\nSubject: ${subject}\n\n${text}\n`, { mode: 0o600 });
    },
  };
}
