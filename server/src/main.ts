import { resolve } from 'node:path';
import { runProcess } from '@storefront/http/run-process';
import { readShopEnv } from './shop/shop-env';
import { startShop } from './shop/start-shop';

void runProcess(async () => {
  const env = readShopEnv(process.env);
  return startShop({ ...env, dataDir: resolve(env.dataDir) });
});
