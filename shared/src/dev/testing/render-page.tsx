import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MessagePlace } from '../../ui/MessagePlace';
import { Toaster } from '../../ui/Toaster';
import { createPageProviders, type PageSetting } from './page-providers';

/**
 * Renders a page like the host, with messages. Returns the testing library's result and the `history`, the `store`
 * (session) and a `user` to click and type with.
 */
export function renderPage(page: ReactNode, setting: PageSetting) {
  const { wrap, store, history, queries } = createPageProviders(setting);
  const result = render(
    <>
      {wrap(page)}
      <MessagePlace kind="page" />
      <Toaster />
    </>,
  );
  return { ...result, store, history, queries, user: userEvent.setup() };
}
