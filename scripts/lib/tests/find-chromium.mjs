import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runChild } from '../children.mjs';
import { inRoot, tools } from '../paths.mjs';
import { Problem } from '../problem.mjs';
import { installPackage, mayInstall } from './debian-package.mjs';
import { findCommand } from './find-command.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC = ['/Applications/Google Chrome.app/Contents/MacOS', '/Applications/Chromium.app/Contents/MacOS'];

const installed = () => findCommand(NAMES) ?? findCommand(['Google Chrome', 'Chromium'], MAC);

/** The browser that Playwright itself fetches, if it has. */
function playwrightsOwn() {
  const { chromium } = createRequire(inRoot('e2e/package.json'))('@playwright/test');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
}

/**
 * The path of a Chromium or Chrome: the one named by E2E_CHROMIUM, one that is there, Debian's package where it may be
 * installed, or Playwright's download. Throws a {@link Problem} where none can be had.
 */
export async function findChromium(note) {
  const named = process.env.E2E_CHROMIUM;
  if (named && !existsSync(named)) throw new Problem(`E2E_CHROMIUM names ${named}, which is not there.`);
  const found = named || installed() || playwrightsOwn();
  if (found) {
    note(found);
    return found;
  }
  const failures = [];
  if (mayInstall()) {
    failures.push(await installPackage('chromium'));
    if (installed()) {
      note(`${installed()}, installed as a Debian package`);
      return installed();
    }
  }
  const { output } = await runChild(process.execPath, [tools.playwright, 'install', 'chromium'], {
    cwd: inRoot('e2e'),
  });
  if (playwrightsOwn()) {
    note('fetched by Playwright');
    return playwrightsOwn();
  }
  throw new Problem(
    'No browser can be had: install Chromium or Chrome, or name one, E2E_CHROMIUM=/path/to/chrome npm test',
    [...failures, output].join('\n'),
  );
}
