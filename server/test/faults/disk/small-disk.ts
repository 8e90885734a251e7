import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEGABYTES = 16;

/** A disk of its own, in memory. */
export interface SmallDisk {
  readonly folder: string;
  /** Writes until there is no room. */
  fill(): Promise<void>;
  /** Removes what `fill` wrote. */
  free(): Promise<void>;
  unmount(): void;
}

/** Mounts a small disk; returns null where this account may not. */
export function mountSmallDisk(): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
  const filler = join(folder, 'filler');
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmdirSync(folder);
    return null;
  }
  return {
    folder,
    async fill() {
      const bytes = Buffer.alloc((MEGABYTES + 1) * 1024 * 1024);
      await expect(writeFile(filler, bytes)).rejects.toMatchObject({ code: 'ENOSPC' });
    },
    free: () => rm(filler),
    unmount() {
      // Lazily: libsql may hold a closed file a little longer.
      execFileSync('umount', ['-l', folder]);
      rmdirSync(folder);
    },
  };
}
