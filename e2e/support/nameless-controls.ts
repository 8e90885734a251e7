import type { Page } from '@playwright/test';

const CONTROLS = [
  'button',
  'checkbox',
  'combobox',
  'dialog',
  'link',
  'listbox',
  'menuitem',
  'option',
  'radio',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'tab',
  'textbox',
];

const CONTROL = new RegExp(`^\\s*- (${CONTROLS.join('|')})(?![a-z])(.*)$`);

/** Returns the controls without an accessible name, as lines of the accessibility tree. */
export async function namelessControls(page: Page): Promise<string[]> {
  const tree = await page.locator('body').ariaSnapshot();
  return tree.split('\n').filter((line) => {
    const rest = line.match(CONTROL)?.[2];
    return rest !== undefined && !/^ ["/]/.test(rest);
  });
}
