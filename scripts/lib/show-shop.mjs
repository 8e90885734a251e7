/**
 * Prints the shop that a command is about to change, so that a forgotten `DATA_DIR` shows.
 *
 * @param {{ dataDir: string, registry: string | null }} shop
 */
export function showShop({ dataDir, registry }) {
  console.log(`  Shop in ${dataDir}${registry ? `; its server reads ${registry}` : ''}`);
}
