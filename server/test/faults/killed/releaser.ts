import { join } from 'node:path';
import { release } from '../../../../gateway/src/releases/release';
import { rollback } from '../../../../gateway/src/releases/rollback';
import { fakeRemote } from '../../../../gateway/test/support/fake-build';
import { bucketOf } from '../../s3/test-bucket';

const [dataDir = '', name = '', team = '', rounds = ''] = process.argv.slice(2);
const { RELEASE_STORE: address } = process.env;
/** The bucket of RELEASE_STORE, if there is one. */
const releaseStore = address ? bucketOf(address) : null;

/**
 * Releases one build after another and rolls back every third: `<data folder> <part> <team> <rounds>`. Prints each
 * release once it is live.
 */
async function work(): Promise<void> {
  for (let round = 1; round <= Number(rounds); round += 1) {
    const dist = join(dataDir, 'builds', team);
    await fakeRemote(dist, `${team};${round};${process.pid}`, { name });
    const { release: id } = await release({ dataDir, releaseStore, name, dist, now: Date.now });
    process.stdout.write(`${id}\n`);
    if (round % 3 !== 0) continue;
    const { to } = await rollback({ dataDir, releaseStore, name, now: Date.now });
    process.stdout.write(`${to}\n`);
  }
}

void work();
