import { AGREEMENT_PARAMETER, OVERRIDE_PARAMETER } from '@storefront/shared/delivery/overrides';

/** Where a tab keeps its overrides; `public/kept-overrides.js` reads it before a page is loaded. */
const KEPT = 'overrides';

/** The parameters that the page came with. */
let query: URLSearchParams | undefined;

/** Takes the parameters out of the address, so that a link that is copied from it is the page and nothing else. */
export function clearAddress(): void {
  if (query) return;
  const { href } = window.location;
  query = new URL(href).searchParams;
  const clean = new URL(href);
  for (const name of query.keys())
    if (name.startsWith(OVERRIDE_PARAMETER) || name.startsWith(AGREEMENT_PARAMETER))
      clean.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', clean);
}

/** Has this tab, and no other, ask for these remotes again at its next page load. */
export function keepOverrides(names: readonly string[]): void {
  const parameters = names.flatMap((name) => [OVERRIDE_PARAMETER + name, AGREEMENT_PARAMETER + name]);
  const kept = new URLSearchParams(parameters.map((name) => [name, query?.get(name) ?? '']));
  if (names.length > 0) sessionStorage.setItem(KEPT, `${kept}`);
  else sessionStorage.removeItem(KEPT);
}
