import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a folder for the tests of one file; removed after them. */
export function temporaryFolder(): () => string {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'storefront-media-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  return () => folder;
}
