/**
 * Prints the shop that a command is about to change, so that a forgotten `DATA_DIR` shows.
 *
 * @param {{ dataDir: string, registry: string | null, releaseStore: { address: string } | null }} shop
 */
export function showShop({ dataDir, registry, releaseStore }) {
  const elsewhere = releaseStore?.address ?? registry;
  console.log(`  Shop in ${dataDir}${elsewhere ? `; its server reads ${elsewhere}` : ''}`);
}
