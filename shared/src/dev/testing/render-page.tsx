import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Toaster } from '../../ui/Toaster';
import { createPageFrame, type PageSetting } from './page-frame';

/**
 * Renders a page as the host would, messages included. Beside what the testing library answers: the `history`
 * (where the page went), the `store` (who is signed in) and a `user` to click and type with.
 */
export function renderPage(page: ReactNode, setting: PageSetting) {
  const { frame, store, history, queries } = createPageFrame(setting);
  const result = render(
    <>
      {frame(page)}
      <Toaster />
    </>,
  );
  return { ...result, store, history, queries, user: userEvent.setup() };
}
