import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { DATA_DIR } from './shop-environment';

/** Returns the mails to an address, oldest first. Without a mail server the shop writes them to files. */
async function mailsTo(address: string): Promise<string[]> {
  const folder = join(DATA_DIR, 'outbox');
  const files = await readdir(folder).catch((): string[] => []);
  const texts = await Promise.all(files.sort().map((file) => readFile(join(folder, file), 'utf8')));
  return texts.filter((text) => text.startsWith(`To: ${address}\n`));
}

/** Waits for a mail to this address. Returns the code in the latest one. */
export async function mailedCode(address: string): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      code = /Your code is (\d{6})/.exec((await mailsTo(address)).at(-1) ?? '')?.[1] ?? '';
      return code;
    })
    .not.toBe('');
  return code;
}

/** Waits for a mail to this address with the link of an order. Returns the link. */
export async function mailedOrderLink(address: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      link = /http\S+\/order\/\w+\?key=[\w-]+/.exec((await mailsTo(address)).join('\n'))?.[0] ?? '';
      return link;
    })
    .not.toBe('');
  return link;
}
