import { buildVersion } from '@storefront/http/build-version';
import type { ShopEnv } from './shop-env';

/** Returns an address without user, password and parameters. */
function withoutSecrets(address: string): string {
  const { protocol, host, pathname } = new URL(address);
  return `${protocol}//${host}${pathname}`;
}

/** Returns the line that a starting shop prints: where it listens and what it uses. It holds no secret. */
export function describeStart(env: ShopEnv, address: string): string {
  const { apiOrigin, databaseUrl, dataDir, mediaStore, releaseStore, smtpUrl } = env;
  const releases = releaseStore === null ? [] : [`releases in ${releaseStore.address}`];
  const uses = apiOrigin
    ? [`API ${apiOrigin}`, ...(releaseStore === null ? [`releases in ${dataDir}`] : releases)]
    : [
        `database ${databaseUrl === null ? 'SQLite' : withoutSecrets(databaseUrl)}`,
        `data in ${dataDir}`,
        ...(mediaStore === null ? [] : [`pictures in ${mediaStore.address}`]),
        ...releases,
        `mails ${smtpUrl === null ? 'as files in its outbox' : `by ${withoutSecrets(smtpUrl)}`}`,
      ];
  return `Listening on ${address}; ${[...uses, `version ${buildVersion}`].join('; ')}`;
}
