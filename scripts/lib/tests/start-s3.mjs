import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runChild, startChild, stopChild } from '../children.mjs';
import { freePort } from '../port.mjs';
import { Problem } from '../problem.mjs';
import { temporaryFolder } from '../temporary-folder.mjs';

const CLUSTER = '8e0b0c3a-5f0f-4a55-9d1e-2f6f5c1d7a10';
const BUCKET = 'shop';
const KEYS = { accessKeyId: 'storefront-test', secretAccessKey: 'only-for-tests-on-this-machine' };
const UP_WITHIN_MS = 60_000;
const LOOKS_EVERY_MS = 50;

/** One monitor, one disk in memory, no copies and no logins between them: what a test needs, in seconds. */
const settings = ({ folder, monitor, gateway }) => `[global]
fsid = ${CLUSTER}
mon host = [v2:127.0.0.1:${monitor}]
public addr = 127.0.0.1
cluster addr = 127.0.0.1
auth cluster required = none
auth service required = none
auth client required = none
ms mon client mode = crc
ms client mode = crc
paxos propose interval = 0.02
paxos min wait = 0.01
run dir = ${folder}
admin socket =
log file = ${folder}/$name.log
mon cluster log file = ${folder}/cluster.log
mon data = ${folder}/mon
osd data = ${folder}/osd
rgw data = ${folder}
keyring = ${folder}/keyring
osd objectstore = memstore
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
rgw frontends = beast endpoint=127.0.0.1:${gateway}
`;

async function untilUp(url, children) {
  const end = performance.now() + UP_WITHIN_MS;
  const hasEnded = Promise.race(children.map(({ closed }) => closed)).then(() => {
    throw new Problem('A process of the S3 server ended before it was up.');
  });
  hasEnded.catch(() => {});
  while (performance.now() < end) {
    const isUp = await Promise.race([
      hasEnded,
      fetch(url)
        .then(({ ok }) => ok)
        .catch(() => false),
    ]);
    if (isUp) return;
    await wait(LOOKS_EVERY_MS);
  }
  throw new Problem(`The S3 server was not up within ${UP_WITHIN_MS / 1000} s.`);
}

/**
 * Starts an S3 server (Ceph) with one empty bucket, in memory; `stop` ends it. `url` is for `MEDIA_STORE` and
 * `RELEASE_STORE`, `env` has the key.
 *
 * @param {Record<'monmaptool' | 'ceph-mon' | 'ceph-osd' | 'radosgw' | 'radosgw-admin', string>} programs
 */
export async function startS3(programs) {
  const { folder, remove } = temporaryFolder('s3');
  const [monitor, gateway] = [await freePort(), await freePort()];
  const config = join(folder, 'ceph.conf');
  writeFileSync(config, settings({ folder, monitor, gateway }));
  writeFileSync(join(folder, 'keyring'), '');
  mkdirSync(join(folder, 'osd'));
  const options = { cwd: folder, env: process.env, stdio: 'ignore', stopSignal: 'SIGKILL' };
  const children = [];
  const stop = async () => {
    await Promise.all(children.map((child) => stopChild(child)));
    remove();
  };
  const run = async (name, ...args) => {
    const { code, output } = await runChild(programs[name], args, { cwd: folder });
    if (code !== 0) throw new Problem(`${name} of the S3 server failed: see above.`, output);
  };
  const start = (name, ...args) =>
    children.push(startChild(programs[name], ['-c', config, ...args], options));
  try {
    const addresses = `[v2:127.0.0.1:${monitor}]`;
    await run('monmaptool', '--create', '--addv', 'a', addresses, '--fsid', CLUSTER, 'monmap');
    await run('ceph-mon', '-c', config, '--mkfs', '-i', 'a', '--monmap', 'monmap');
    start('ceph-mon', '-i', 'a', '-f');
    await run('ceph-osd', '-c', config, '-i', '0', '--mkfs');
    start('ceph-osd', '-i', '0', '-f');
    start('radosgw', '-n', 'client.admin', '-f');
    const { accessKeyId, secretAccessKey } = KEYS;
    const user = [
      '--uid=test',
      '--display-name=test',
      `--access-key=${accessKeyId}`,
      `--secret=${secretAccessKey}`,
    ];
    await run('radosgw-admin', '-c', config, 'user', 'create', ...user);
    const endpoint = `http://127.0.0.1:${gateway}`;
    await untilUp(endpoint, children);
    // Installed by now: `npm test` begins without packages.
    const { S3mini } = await import('s3mini');
    // Ceph has no region: an empty one in the request is its own.
    await new S3mini({ ...KEYS, endpoint: `${endpoint}/${BUCKET}`, region: '' }).createBucket();
    return {
      url: `s3://${BUCKET}?endpoint=${endpoint}`,
      env: { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
