import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createPageProviders, type PageSetting } from './page-providers';

/**
 * Renders a page like the server. Call it in a test with `@jest-environment node`, where browser globals throw
 * (CONTRIBUTING.md: "House rules").
 */
export function renderPageToString(page: ReactNode, setting: PageSetting): string {
  const { wrap } = createPageProviders(setting);
  return renderToString(wrap(page));
}
