import type { CookieSerializeOptions } from '@fastify/cookie';

/** How long a session lasts after the last request, ms. */
export const SESSION_MS = 30 * 24 * 60 * 60 * 1000;

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** How long a session lasts at most, however often it is used, ms (C417). */
export const SESSION_LIFE_MS = { shared: 12 * HOUR_MS, staff: 30 * DAY_MS, customer: 180 * DAY_MS } as const;

export interface SessionCookie {
  readonly name: string;
  readonly options: CookieSerializeOptions;
}

/** The cookie of C92: `__Host-` and Secure under https, else plain; HttpOnly and Lax always. */
export function sessionCookie(publicOrigin: string | null): SessionCookie {
  const isHttps = publicOrigin?.startsWith('https:') ?? false;
  return {
    name: isHttps ? '__Host-session' : 'session',
    options: { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps, maxAge: SESSION_MS / 1000 },
  };
}
