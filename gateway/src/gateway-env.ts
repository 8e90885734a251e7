import { type BucketSettings, bucketKeys, optionalBucket, toBucket } from '@storefront/http/bucket-settings';
import { echoesCodes, type HttpEnv, httpVariables, toHttpEnv } from '@storefront/http/http-env';
import {
  EnvError,
  type EnvSource,
  type EnvValues,
  onOff,
  optionalFlag,
  optionalOrigin,
  optionalText,
  origins,
  parseEnv,
  problemWith,
} from '@storefront/http/parse-env';
import { z } from 'zod';
import { type Grants, grantedOrigins } from './releases/granted-origins';

/** The settings of the gateway (docs/operations.md, "Environment"). */
export interface GatewayEnv {
  /** Holds `registry.json` and `releases/`. */
  readonly dataDir: string;
  /** Path or URL of the registry of releases; null: `registry.json` in `dataDir`. */
  readonly registry: string | null;
  /** The bucket that holds registry and releases, of which `dataDir` then has copies; null: `dataDir` alone. */
  readonly releaseStore: BucketSettings | null;
  /** Origin of a CDN before this shop, from which pages load the scripts of remotes; null: the shop's own. */
  readonly assetOrigin: string | null;
  /** Origins from which staff may load other builds of remotes in one tab (C140). */
  readonly overrideOrigins: readonly string[];
  /** What remotes may load from other origins, by remote (C331). */
  readonly grants: Grants;
  /** Origin of the API when another server answers it; null: this process. */
  readonly apiOrigin: string | null;
  /** Whether public pages are rendered on the server. */
  readonly render: boolean;
  /** Whether browsers may store pages for visits without a network; false removes what they stored. */
  readonly serviceWorker: boolean;
  /** Whether the API answers with one-time codes because no mail is set up (C1). */
  readonly otpEcho: boolean;
}

export const gatewayVariables = {
  ...bucketKeys,
  DATA_DIR: z.string().default('./data'),
  REGISTRY: optionalText,
  RELEASE_STORE: optionalBucket,
  ASSET_ORIGIN: optionalOrigin,
  OVERRIDE_ORIGINS: origins,
  GRANTED_ORIGINS: grantedOrigins,
  API_ORIGIN: optionalOrigin,
  RENDER: onOff(),
  SERVICE_WORKER: onOff(),
  OTP_ECHO: optionalFlag,
  SMTP_URL: optionalText,
};

/** @throws EnvError for a bucket without its key, and for one beside `REGISTRY` */
export function toGatewayEnv(
  values: EnvValues<typeof gatewayVariables & typeof httpVariables>,
  source: EnvSource,
): GatewayEnv {
  const { REGISTRY: registry } = values;
  const releaseStore = toBucket('RELEASE_STORE', values.RELEASE_STORE, values, source);
  if (releaseStore !== null && registry !== null)
    throw new EnvError([
      problemWith(source, 'REGISTRY', 'none where RELEASE_STORE is set: the bucket holds the registry'),
    ]);
  return {
    dataDir: values.DATA_DIR,
    registry,
    releaseStore,
    assetOrigin: values.ASSET_ORIGIN,
    overrideOrigins: values.OVERRIDE_ORIGINS,
    grants: values.GRANTED_ORIGINS,
    apiOrigin: values.API_ORIGIN,
    render: values.RENDER,
    serviceWorker: values.SERVICE_WORKER,
    otpEcho: echoesCodes(values),
  };
}

/**
 * Reads the settings of a gateway that runs alone.
 *
 * @throws EnvError
 */
export function readGatewayEnv(source: EnvSource): GatewayEnv & HttpEnv & { readonly apiOrigin: string } {
  const values = parseEnv({ ...httpVariables, ...gatewayVariables }, source);
  const { API_ORIGIN: apiOrigin } = values;
  if (apiOrigin === null)
    throw new EnvError([
      problemWith(source, 'API_ORIGIN', 'the origin of the API, such as https://api.shop.example'),
    ]);
  return { ...toHttpEnv(values), ...toGatewayEnv(values, source), apiOrigin };
}
