import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Toaster } from '../../ui/Toaster';
import { createPageProviders, type PageSetting } from './page-providers';

/**
 * Renders a page as the host would, messages included. Beside what the testing library answers: the `history`
 * (where the page went), the `store` (who is signed in) and a `user` to click and type with.
 */
export function renderPage(page: ReactNode, setting: PageSetting) {
  const { wrap, store, history, queries } = createPageProviders(setting);
  const result = render(
    <>
      {wrap(page)}
      <Toaster />
    </>,
  );
  return { ...result, store, history, queries, user: userEvent.setup() };
}
