import { runCommand } from './lib/command.mjs';
import { installPackages } from './lib/install-packages.mjs';
import { Problem } from './lib/problem.mjs';
import { showWeights } from './lib/show-weights.mjs';
import { step } from './lib/steps.mjs';
import { startTemporaryShop } from './lib/temporary-shop.mjs';
import { findChromium } from './lib/tests/find-chromium.mjs';

/** `npm run bench -- page`: what a first visit to a page weighs, held against the budgets. */
async function benchPages() {
  const chromium = await step('Browser', findChromium);
  const shop = await step('Shop', startTemporaryShop);
  try {
    const { weighPages } = await import('./src/bench/weigh-pages.ts');
    showWeights(await weighPages(chromium, shop.address));
  } finally {
    await shop.stop();
  }
}

const benches = { page: benchPages };

await runCommand(async () => {
  const [name = 'page'] = process.argv.slice(2);
  const bench = benches[name];
  if (!bench) throw new Problem(`There is no bench "${name}"; there are ${Object.keys(benches).join(', ')}.`);
  await installPackages(() => {});
  await bench();
});
