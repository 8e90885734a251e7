import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** How React marks a part that threw or was not ready: it drew what stands in for it, for the browser to try again. */
const GIVEN_UP = '<!--$!-->';

/** What was wrong with it, which `renderToString` keeps to itself. */
const reasonOf = (tree: ReactNode) =>
  new Promise<unknown>((resolve) => {
    const { abort } = renderToPipeableStream(tree, {
      onError: resolve,
      onShellReady: () => abort(new Error('it waits for something')),
      onAllReady: () => resolve(undefined),
    });
  });

/**
 * Draws a tree, all of it or nothing. Not as a stream: that would put large parts, and parts with pictures, behind the
 * page with a script that moves them to their places, and such a page reads only with scripts (ssr.md, trap 1).
 *
 * @throws Error with its cause, where a part of it throws or waits for something
 */
export async function renderComplete(tree: ReactNode): Promise<string> {
  const html = renderToString(tree);
  if (html.includes(GIVEN_UP)) {
    throw new Error('a part of the page cannot be rendered', { cause: await reasonOf(tree) });
  }
  return html;
}
