import './boot/preload-remote';
import { yieldToBrowser } from './boot/yield-to-browser';
import { onFailure } from './remote-host/on-failure';

/** All modules of the script, in the order of their dependencies. */
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
 * Evaluates the script in several tasks, so that a slow phone can scroll the server's HTML meanwhile (ADR 20). All parts
 * are in this one script: none waits for a request.
 */
async function startInTasks(): Promise<void> {
  for (const evaluate of parts) {
    await yieldToBrowser();
    await evaluate();
  }
  await yieldToBrowser();
  const { start } = await import(/* webpackMode: "eager" */ './boot/start');
  await start();
}

startInTasks().catch((error: unknown) => onFailure('shell', 'load', error));
