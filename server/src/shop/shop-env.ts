import { type GatewayEnv, readGatewayEnv } from '@storefront/gateway/gateway-env';
import { EnvReader } from '@storefront/http/env-reader';
import { type Env, readEnv } from '../platform/config/env';

export type ShopEnv = Env & GatewayEnv;

/**
 * Reads the settings of API and gateway.
 *
 * @throws EnvError that names the variable, its value and what is allowed
 */
export const readShopEnv = (source: Readonly<Record<string, string | undefined>>): ShopEnv => ({
  ...readEnv(source),
  ...readGatewayEnv(new EnvReader(source)),
});
