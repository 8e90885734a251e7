import { readFileSync, writeFileSync } from 'node:fs';
import { oursByName } from '@storefront/remote-kit/webpack/shared-modules.cjs';
import { inRoot, root } from '../lib/paths.mjs';
import { describeApi } from './describe-api.mjs';

const RECORD = inRoot('shared/api.json');

/** Reads `shared/api.json`: the exports that remotes may use, and the version of `shared` that added each. */
export const readRecord = () => JSON.parse(readFileSync(RECORD, 'utf8'));

export const writeRecord = (record) => writeFileSync(RECORD, `${JSON.stringify(record, null, 2)}\n`);

export const sharedVersion = () => JSON.parse(readFileSync(inRoot('shared/package.json'), 'utf8')).version;

/** Describes the exports of the current sources. */
export const currentApi = () =>
  describeApi(
    root,
    Object.fromEntries(oursByName.map((name) => [name, inRoot(`shared/src/${name}/${name}.ts`)])),
  );
