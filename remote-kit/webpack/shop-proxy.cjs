/** What a shop answers for a page that is served elsewhere. Its page for the log-in needs its scripts and files. */
const OF_SHOP = ['/api', '/media', '/registry.json', '/login', '/releases', '/assets', '/art', '/fonts'];

/**
 * Returns the proxies of a remote that runs alone against a shop, for webpack's development server. A call looks as if a page
 * of the shop had made it, so the shop accepts its origin and its cookie.
 *
 * @param {string} shop address of the shop
 * @throws {Error} for what is no address
 */
module.exports = function shopProxy(shop) {
  if (!/^https?:/.test(shop) || !URL.canParse(shop))
    throw new Error(`SHOP is "${shop}"; allowed: the address of a shop, such as https://shop.example`);
  const { origin } = new URL(shop);
  const to = { target: origin, changeOrigin: true, headers: { origin }, cookieDomainRewrite: '' };
  return [
    { context: OF_SHOP, ...to },
    { context: ['/socket.io'], ...to, ws: true },
  ];
};
