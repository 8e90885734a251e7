import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createPageProviders, type PageSetting } from './page-providers';

/**
 * Renders a page as a server would. Call it in a test with `@jest-environment node`, where touching the browser
 * throws (CONTRIBUTING.md: "House rules").
 */
export function renderPageToString(page: ReactNode, setting: PageSetting): string {
  const { wrap } = createPageProviders(setting);
  return renderToString(wrap(page));
}
