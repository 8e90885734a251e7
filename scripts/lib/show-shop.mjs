import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from './problem.mjs';

/**
 * Refuses a folder without a shop: a wrong `DATA_DIR` makes no new one unasked (C486).
 *
 * @param {{ dataDir: string, releaseStore: object | null }} shop
 * @throws {Problem} if there is neither a registry nor a database
 */
export function checkShop({ dataDir, releaseStore }) {
  if (releaseStore || ['registry.json', 'storefront.db'].some((file) => existsSync(join(dataDir, file))))
    return;
  throw new Problem(
    `There is no shop in ${dataDir}. Is DATA_DIR right? npm start begins a shop there, and so does npm run release with --new-shop.`,
  );
}

/** Says that a command only showed what it would do. */
export const showDryRun = () => console.log('\n  A dry run: nothing has changed.');

/**
 * Prints the shop that a command is about to change, so that a forgotten `DATA_DIR` shows.
 *
 * @param {{ dataDir: string, registry: string | null, releaseStore: { address: string } | null }} shop
 */
export function showShop({ dataDir, registry, releaseStore }) {
  const elsewhere = releaseStore?.address ?? registry;
  console.log(`  Shop in ${dataDir}${elsewhere ? `; its server reads ${elsewhere}` : ''}`);
}
