import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** React's mark of a suspense fallback: a part threw or was not ready, and the browser would try again. */
const GIVEN_UP = '<!--$!-->';

/** Resolves with the error of a tree, which `renderToString` does not report. */
const reasonOf = (tree: ReactNode) =>
  new Promise<unknown>((resolve) => {
    const { abort } = renderToPipeableStream(tree, {
      onError: resolve,
      onShellReady: () => abort(new Error('it waits for something')),
      onAllReady: () => resolve(undefined),
    });
  });

/**
 * Renders a whole tree to HTML. Not as a stream: React would append large parts and a script that moves them into place,
 * so the page would need scripts to be readable (ssr.md, trap 1).
 *
 * @throws Error with its cause if a part of it throws or suspends
 */
export async function renderComplete(tree: ReactNode): Promise<string> {
  const html = renderToString(tree);
  if (html.includes(GIVEN_UP)) {
    throw new Error('a part of the page cannot be rendered', { cause: await reasonOf(tree) });
  }
  return html;
}
