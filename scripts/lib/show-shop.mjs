/**
 * Says which shop a command acts on, before it does: whoever forgot `DATA_DIR` sees it at once.
 *
 * @param {{ dataDir: string, registry: string | null }} shop
 */
export function showShop({ dataDir, registry }) {
  console.log(`  Shop in ${dataDir}${registry ? `; its server goes by ${registry}` : ''}`);
}
