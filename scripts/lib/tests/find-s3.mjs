import { installPackage, mayInstall } from './debian-package.mjs';
import { findCommand } from './find-command.mjs';
import { startS3 } from './start-s3.mjs';

const PROGRAMS = ['monmaptool', 'ceph-mon', 'ceph-osd', 'radosgw', 'radosgw-admin'];
const PACKAGES = ['ceph-mon', 'ceph-osd', 'radosgw'];

/** Returns the programs of Ceph, its S3 gateway included; null if one is missing. */
function findPrograms() {
  const found = PROGRAMS.map((name) => [name, findCommand([name])]);
  return found.every(([, path]) => path) ? Object.fromEntries(found) : null;
}

/**
 * Returns an S3 server for tests: the bucket of TEST_BUCKET with its key in AWS_ACCESS_KEY_ID and
 * AWS_SECRET_ACCESS_KEY, or a Ceph of the installed programs or of Debian's packages. Returns null and sets `note` if
 * there is none.
 *
 * @param {(text: string) => void} note
 * @returns {Promise<{ url: string, env: Record<string, string>, stop: () => Promise<void> } | null>}
 */
export async function findS3(note) {
  const named = process.env.TEST_BUCKET;
  if (named) {
    note('the bucket of TEST_BUCKET');
    return { url: named, env: {}, stop: async () => {} };
  }
  let origin = 'started for this run';
  if (!findPrograms() && mayInstall()) {
    await installPackage(...PACKAGES);
    origin = 'installed as Debian packages, started for this run';
  }
  const programs = findPrograms();
  if (!programs) {
    note('not found: the stores in buckets are not tested (name a bucket: TEST_BUCKET=s3://… npm test)');
    return null;
  }
  const server = await startS3(programs);
  note(`${programs.radosgw}, ${origin}`);
  return server;
}
