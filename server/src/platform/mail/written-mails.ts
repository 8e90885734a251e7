import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { WrittenMail } from '@storefront/shared/contract/entities/staff-mail';
import { SECRET_SUFFIX } from './file-transport';

/** Staff see this many, newest first. */
const SHOWN = 30;

/** Name of a mail's text file, see `createFileTransport`: its time, with hyphens, and its id. */
const FILE_NAME = /^(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z-([\w-]+)(?:\.\w+)?\.txt$/;
const CONTENT = /^To: (.*)\nSubject: (.*)\n\n/;

/** Returns a mail that `createFileTransport` wrote; null if the file is another one or has gone meanwhile. */
async function readMail(folder: string, name: string): Promise<WrittenMail | null> {
  const [, day, hours, minutes, seconds, ms, id = ''] = FILE_NAME.exec(name) ?? [];
  const content = await readFile(join(folder, name), 'utf8').catch(() => '');
  const [head = '', to = '', subject = ''] = CONTENT.exec(content) ?? [];
  if (head === '') return null;
  const isSecret = name.endsWith(`${SECRET_SUFFIX}.txt`);
  return {
    _id: id,
    id,
    to,
    subject: isSecret ? 'A one-time code' : subject,
    text: isSecret ? null : content.slice(head.length).trimEnd(),
    writtenAt: `${day}T${hours}:${minutes}:${seconds}.${ms}Z`,
  };
}

/** Returns the newest mails in `DATA_DIR/outbox`, without one-time codes: staff must not take over accounts (C1). */
export async function readWrittenMails(dataDir: string): Promise<WrittenMail[]> {
  const folder = join(dataDir, 'outbox');
  const names = await readdir(folder).catch((): string[] => []);
  const newest = names.filter((name) => FILE_NAME.test(name)).sort((a, b) => (a < b ? 1 : -1));
  const mails = await Promise.all(newest.slice(0, SHOWN).map((name) => readMail(folder, name)));
  return mails.filter((mail) => mail !== null);
}
