import('./lib/check-node.mjs').then(({ checkNode }) => {
  if (checkNode()) return import('./lib/start-shop.mjs').then(({ startShop }) => startShop());
});
