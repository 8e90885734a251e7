import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder that is gone when this process ends, however it ends; `remove` does it sooner. */
export function temporaryFolder(name) {
  const folder = mkdtempSync(join(tmpdir(), `storefront-${name}-`));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  return { folder, remove };
}
