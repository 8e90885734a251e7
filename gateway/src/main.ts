import { resolve } from 'node:path';
import { EnvReader } from '@storefront/http/env-reader';
import { readHttpEnv } from '@storefront/http/http-env';
import { runProcess } from '@storefront/http/run-process';
import { readGatewayEnv } from './gateway-env';
import { startGateway } from './start-gateway';

void runProcess(async () => {
  const read = new EnvReader(process.env);
  const env = { ...readHttpEnv(read), ...readGatewayEnv(read) };
  const { apiOrigin } = env;
  if (!apiOrigin) return read.refuse('API_ORIGIN', 'the origin of the API, such as https://api.shop.example');
  return startGateway({ ...env, apiOrigin, dataDir: resolve(env.dataDir) });
});
