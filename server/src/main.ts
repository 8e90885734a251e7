import { resolve } from 'node:path';
import { makePrivate } from '@storefront/http/private-files';
import { runProcess } from '@storefront/http/run-process';
import { startTraced } from '@storefront/http/tracing/start-tracing';
import { describeStart } from './shop/describe-start';
import { readShopEnv } from './shop/shop-env';
import { startShop } from './shop/start-shop';

void runProcess(async () => {
  const given = readShopEnv(process.env);
  const env = { ...given, dataDir: resolve(given.dataDir) };
  const { changed, left } = await makePrivate(env.dataDir);
  if (changed + left > 0)
    console.log(
      `DATA_DIR: others could read ${changed + left} files and folders, and can still read ${left}`,
    );
  const server = await startTraced(env.tracesTo, 'shop', () => startShop(env));
  console.log(describeStart(env, server.address));
  return server;
});
