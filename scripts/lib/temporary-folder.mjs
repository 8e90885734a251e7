import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes a temporary folder that is removed when this process exits; `remove` does so earlier. */
export function temporaryFolder(name) {
  const folder = mkdtempSync(join(tmpdir(), `storefront-${name}-`));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  return { folder, remove };
}
