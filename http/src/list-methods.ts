import type { FastifyInstance } from 'fastify';
import { isMachinePath } from './is-machine-path';

/** Returns the methods of the addresses like this one; empty if there is no such address. */
export type MethodsAt = (path: string) => readonly string[];

const SPECIAL = /[.+?^${}()|[\]\\]/g;
/** `:name` or `:name(pattern)` in the url of a route. */
const PARAMETER = /:\w+(?:\([^)]*\))?/;

const escaped = (text: string) => text.replace(SPECIAL, '\\$&').replace('*', '.*');

const patternOf = (url: string) => new RegExp(`^${url.split(PARAMETER).map(escaped).join('[^/]+')}/?$`);

/** Collects the methods of all routes that the app gets from now on, for the answer 405. */
export function listMethods(app: FastifyInstance): MethodsAt {
  const routes = new Map<string, { readonly pattern: RegExp; readonly methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    const known = routes.get(url) ?? { pattern: patternOf(url), methods: new Set() };
    for (const one of [method].flat()) known.methods.add(one);
    routes.set(url, known);
  });
  return (path) => {
    const found = [...routes].filter(
      // The pages take every other address, but none that belongs to programs.
      ([url, { pattern }]) => pattern.test(path) && !(url === '/*' && isMachinePath(path)),
    );
    return [...new Set(found.flatMap(([, { methods }]) => [...methods]))].sort();
  };
}
