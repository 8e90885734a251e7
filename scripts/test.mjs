import('./lib/check-node.mjs').then(({ checkNode }) => {
  if (checkNode())
    return import('./lib/tests/test-shop.mjs').then(({ testShop }) => testShop(process.argv.slice(2)));
});
