import { runCommand } from '../scripts/lib/command.mjs';
import { Problem } from '../scripts/lib/problem.mjs';
import { step } from '../scripts/lib/steps.mjs';
import { findChromium } from '../scripts/lib/tests/find-chromium.mjs';
import { benchTheApi } from './commands/api.mjs';
import { benchTheBuild } from './commands/build.mjs';
import { benchTheCatalogue } from './commands/catalogue.mjs';
import { benchTheLighthouse } from './commands/lighthouse.mjs';
import { benchTheLinks } from './commands/links.mjs';
import { benchTheLoad } from './commands/load.mjs';
import { benchTheRelease } from './commands/release.mjs';
import { benchTheScale } from './commands/scale.mjs';
import { showWeights } from './commands/show-weights.mjs';
import { benchTheSpeed } from './commands/speed.mjs';
import { benchTheStaff } from './commands/staff.mjs';
import { startTemporaryShop } from './commands/temporary-shop.mjs';

/** `npm run bench -- page`: compares the bytes and requests of a first visit with the budgets. */
async function benchPages() {
  const chromium = await step('Browser', findChromium);
  const shop = await step('Shop', startTemporaryShop);
  try {
    const { weighPages } = await import('./src/page/weigh-pages.ts');
    showWeights(await weighPages(chromium, shop));
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
  links: benchTheLinks,
  scale: benchTheScale,
  load: benchTheLoad,
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
  const failed = [];
  for (const one of wanted) {
    try {
      await benches[one](flags);
    } catch (error) {
      if (wanted.length === 1) throw error;
      // The others count.
      console.error(error instanceof Problem ? error.message : error);
      failed.push(one);
    }
  }
  if (failed.length > 0) throw new Problem(`Failed: ${failed.join(', ')}.`);
});
