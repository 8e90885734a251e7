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

/** The path of Playwright's own browser, or null. */
function playwrightsOwn() {
  const { chromium } = createRequire(inRoot('e2e/package.json'))('@playwright/test');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
}

/**
 * Returns the path of a Chromium or Chrome: from E2E_CHROMIUM, installed, from Debian's package if it may be installed,
 * or downloaded by Playwright.
 * @throws {Problem} if there is none
 */
export async function findChromium(note) {
  const named = process.env.E2E_CHROMIUM;
  if (named && !existsSync(named)) throw new Problem(`E2E_CHROMIUM is ${named}, which does not exist.`);
  const found = named || installed() || playwrightsOwn();
  if (found) {
    note(found);
    return found;
  }
  const failures = [];
  if (mayInstall()) {
    failures.push(await installPackage('chromium', 'fonts-liberation'));
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
    'No browser found: install Chromium or Chrome, or set its path: E2E_CHROMIUM=/path/to/chrome npm test',
    [...failures, output].join('\n'),
  );
}
