import { AGREEMENT_PARAMETER, OVERRIDE_PARAMETER } from '@storefront/shared/delivery/overrides';

/** Session storage key of a tab's overrides; `public/kept-overrides.js` reads it before a page loads. */
const STORAGE_KEY = 'overrides';

/** The query parameters of the page load. */
let query: URLSearchParams | undefined;

/** Removes the override parameters from the address, so that a copied link does not contain them. */
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

/** Stores the overrides of these remotes for the next page load of this tab. */
export function storeOverrides(names: readonly string[]): void {
  const parameters = names.flatMap((name) => [OVERRIDE_PARAMETER + name, AGREEMENT_PARAMETER + name]);
  const kept = new URLSearchParams(parameters.map((name) => [name, query?.get(name) ?? '']));
  if (names.length > 0) sessionStorage.setItem(STORAGE_KEY, `${kept}`);
  else sessionStorage.removeItem(STORAGE_KEY);
}
