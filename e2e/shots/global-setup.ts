import { expect, request as requests } from '@playwright/test';
import { type SeededShop, seedShop } from '../screens/seed-shop';
import { PORT } from '../support/shop-environment';
import { isForDocuments } from './picture-name';

const NAME = 'SHOTS_SEED';

/** Opens the shop around the clock, so that pictures of documents do not depend on the hour at which they are taken. */
async function openAllDay({ states }: SeededShop): Promise<void> {
  const request = await requests.newContext({
    baseURL: `http://127.0.0.1:${PORT}`,
    storageState: states.staff,
  });
  const weekly = Array.from({ length: 7 }, () => [{ opens: '00:00', closes: '24:00' }]);
  expect((await request.put('/api/v1/setting/update', { data: { weekly } })).ok()).toBe(true);
  await request.dispose();
}

/** Runs once before all pictures. The workers inherit the environment variable. */
export default async function prepare(): Promise<void> {
  const shop = await seedShop();
  if (isForDocuments) await openAllDay(shop);
  process.env[NAME] = JSON.stringify(shop);
}

/** Returns in a worker what the setup prepared. */
export function seededShop(): SeededShop {
  return JSON.parse(process.env[NAME] ?? '') as SeededShop;
}
