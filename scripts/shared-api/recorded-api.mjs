import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inRoot, root } from '../lib/paths.mjs';
import { describeApi } from './describe-api.mjs';

const RECORD = inRoot('shared/api.json');
const { oursByName } = createRequire(import.meta.url)('../webpack/shared-modules.cjs');

/** `shared/api.json`: what remotes of all versions may rely on, and since which version of `shared`. */
export const readRecord = () => JSON.parse(readFileSync(RECORD, 'utf8'));

export const writeRecord = (record) => writeFileSync(RECORD, `${JSON.stringify(record, null, 2)}\n`);

export const sharedVersion = () => JSON.parse(readFileSync(inRoot('shared/package.json'), 'utf8')).version;

/** What the sources offer now. */
export const currentApi = () =>
  describeApi(
    root,
    Object.fromEntries(oursByName.map((name) => [name, inRoot(`shared/src/${name}/${name}.ts`)])),
  );
