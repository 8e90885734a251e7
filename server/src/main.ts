import { resolve } from 'node:path';
import { runProcess } from '@storefront/http/run-process';
import { startTraced } from '@storefront/http/tracing/start-tracing';
import { describeStart } from './shop/describe-start';
import { readShopEnv } from './shop/shop-env';
import { startShop } from './shop/start-shop';

void runProcess(async () => {
  const given = readShopEnv(process.env);
  const env = { ...given, dataDir: resolve(given.dataDir) };
  const server = await startTraced(env.tracesTo, 'shop', () => startShop(env));
  console.log(describeStart(env, server.address));
  return server;
});
