import './remotes/early';
import { nextTurn } from './start/next-turn';

/**
 * The start in turns: a page that came rendered can be read and scrolled, and on a slow phone evaluating all of the
 * script at once would freeze it for half a second. All of it lies in this one script, so nothing waits for a request.
 */
async function startInTurns(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTurn();
  await import(/* webpackMode: "eager" */ 'styled-components');
  await nextTurn();
  await import(/* webpackMode: "eager" */ '@storefront/shared/session');
  await nextTurn();
  await import(/* webpackMode: "eager" */ './app/App');
  await nextTurn();
  const { start } = await import(/* webpackMode: "eager" */ './start/start');
  await start();
}

void startInTurns();
