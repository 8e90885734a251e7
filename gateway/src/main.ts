import { resolve } from 'node:path';
import { runProcess } from '@storefront/http/run-process';
import { readGatewayEnv } from './gateway-env';
import { startGateway } from './start-gateway';

void runProcess(async () => {
  const env = readGatewayEnv(process.env);
  return startGateway({ ...env, dataDir: resolve(env.dataDir) });
});
