import { benchTheApi } from './lib/bench-api.mjs';
import { benchTheBuild } from './lib/bench-build.mjs';
import { benchTheCatalogue } from './lib/bench-catalogue.mjs';
import { benchTheLighthouse } from './lib/bench-lighthouse.mjs';
import { benchTheRelease } from './lib/bench-release.mjs';
import { benchTheSpeed } from './lib/bench-speed.mjs';
import { benchTheStaff } from './lib/bench-staff.mjs';
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

const benches = {
  page: benchPages,
  speed: benchTheSpeed,
  api: benchTheApi,
  catalogue: benchTheCatalogue,
  staff: benchTheStaff,
  build: benchTheBuild,
  release: benchTheRelease,
  lighthouse: benchTheLighthouse,
};

/** `npm run bench`: all of them; `npm run bench -- api --large`: one, with its flags. */
await runCommand(async () => {
  const [name, ...flags] = process.argv.slice(2);
  const wanted = name === undefined ? Object.keys(benches) : [name];
  for (const one of wanted) {
    if (!Object.hasOwn(benches, one))
      throw new Problem(`There is no bench "${one}"; there are ${Object.keys(benches).join(', ')}.`);
  }
  await installPackages(() => {});
  for (const one of wanted) await benches[one](flags);
});
