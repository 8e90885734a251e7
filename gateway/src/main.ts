import { resolve } from 'node:path';
import { buildVersion } from '@storefront/http/build-version';
import { runProcess } from '@storefront/http/run-process';
import { startTraced } from '@storefront/http/tracing/start-tracing';
import { readGatewayEnv } from './gateway-env';
import { startGateway } from './start-gateway';

void runProcess(async () => {
  const env = readGatewayEnv(process.env);
  const dataDir = resolve(env.dataDir);
  const server = await startTraced(env.tracesTo, 'shop-gateway', () => startGateway({ ...env, dataDir }));
  const { address } = server;
  console.log(
    `Listening on ${address}; API ${env.apiOrigin}; releases in ${dataDir}; version ${buildVersion}`,
  );
  return server;
});
