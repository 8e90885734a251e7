import './boot/preload-remote';
import { nextTurn } from './boot/next-turn';

/** All of the script, each part with what it needs of those before it: none of them alone is felt on a slow phone. */
const parts = [
  () => import(/* webpackMode: "eager" */ 'react'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'styled-components'),
  () => import(/* webpackMode: "eager" */ '@storefront/shared/session'),
  () => import(/* webpackMode: "eager" */ '@storefront/shared/router'),
  () => import(/* webpackMode: "eager" */ './layout/Layout'),
  () => import(/* webpackMode: "eager" */ './app/App'),
];

/**
 * The start in turns: a page that came rendered can be read and scrolled, and on a slow phone evaluating all of the
 * script at once would freeze it for half a second. All of it lies in this one script, so nothing waits for a request.
 */
async function startInTurns(): Promise<void> {
  for (const evaluate of parts) {
    await nextTurn();
    await evaluate();
  }
  await nextTurn();
  const { start } = await import(/* webpackMode: "eager" */ './boot/start');
  await start();
}

void startInTurns();
