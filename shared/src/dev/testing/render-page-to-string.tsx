import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createPageFrame, type PageSetting } from './page-frame';

/**
 * Renders a page as a server would. Call it in a test with `@jest-environment node`, where touching the browser
 * throws (architecture: "Pages render on a server too").
 */
export function renderPageToString(page: ReactNode, setting: PageSetting): string {
  const { frame } = createPageFrame(setting);
  return renderToString(frame(page));
}
