import { type GatewayEnv, gatewayVariables, toGatewayEnv } from '@storefront/gateway/gateway-env';
import { type EnvSource, parseEnv } from '@storefront/http/parse-env';
import { apiVariables, type Env, toEnv } from '../platform/config/env';

export type ShopEnv = Env & GatewayEnv;

/**
 * Reads the settings of API and gateway.
 *
 * @throws EnvError with all problems at once
 */
export function readShopEnv(source: EnvSource): ShopEnv {
  const values = parseEnv({ ...gatewayVariables, ...apiVariables }, source);
  return { ...toEnv(values, source), ...toGatewayEnv(values, source) };
}
