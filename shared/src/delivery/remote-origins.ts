import { z } from 'zod';

/** Protocols of the origins that each directive of a page's Content-Security-Policy may name. */
const PROTOCOLS = {
  'connect-src': ['https', 'wss'],
  'img-src': ['https'],
  'font-src': ['https'],
} as const;

/** What a remote may ask to load from elsewhere. */
export type OriginDirective = keyof typeof PROTOCOLS;

/** Only for development: browsers trust a page of their own machine, and a shop with https never takes these. */
const LOCAL = /^(?:http|ws):\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/;

/** Whether an origin is without encryption, as on a developer's machine. */
export const isLocalOrigin = (origin: string): boolean => LOCAL.test(origin);

/** One origin as browsers spell it. No wildcard, no path, no keyword such as 'unsafe-inline', no bare protocol. */
function originOf(directive: OriginDirective) {
  const protocols = PROTOCOLS[directive];
  const pattern = new RegExp(`^(?:${protocols.join('|')})://[a-z0-9-]+(?:\\.[a-z0-9-]+)*(?::\\d+)?$`);
  const isAllowed = (text: string) => (pattern.test(text) || isLocalOrigin(text)) && URL.canParse(text);
  return z.string().refine(isAllowed, {
    error: ({ input }) =>
      `${directive} "${input}" is no origin such as ${protocols.map((each) => `${each}://stats.example`).join(' or ')}`,
  });
}

const originsOf = (directive: OriginDirective) => z.array(originOf(directive)).min(1).exactOptional();

/** Origins by directive: what a remote asks for, and what the operator grants it (C331). */
export const originsByDirective = z.strictObject({
  'connect-src': originsOf('connect-src'),
  'img-src': originsOf('img-src'),
  'font-src': originsOf('font-src'),
});

export type OriginsByDirective = z.infer<typeof originsByDirective>;
