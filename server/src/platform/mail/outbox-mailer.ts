import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '../db/ids';
import type { Mailer } from './mailer';

/** Puts every mail as a text file into `DATA_DIR/outbox`, readable by the owner alone, since it may hold codes. */
export function createOutboxMailer(dataDir: string, now: () => number): Mailer {
  const folder = join(dataDir, 'outbox');
  return {
    async send({ to, subject, text }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const stamp = new Date(now()).toISOString().replace(/[:.]/g, '-');
      const content = `To: ${to}\nSubject: ${subject}\n\n${text}\n`;
      await writeFile(join(folder, `${stamp}-${newId()}.txt`), content, { mode: 0o600 });
    },
  };
}
