import type { Env } from '../config/env';

type Addresses = Pick<Env, 'publicOrigin' | 'smtpUrl' | 'host' | 'port'>;

/** Hosts that mean every address of this machine. */
const ANY_HOST = ['0.0.0.0', '::'];

/**
 * Returns the origin of links in mails: PUBLIC_ORIGIN, never a request's `Host` header, which anybody can set. Without
 * it, the server's own address if mails stay on this machine; null if they are sent, since that address would lead nowhere.
 */
export function linkOrigin({ publicOrigin, smtpUrl, host, port }: Addresses): string | null {
  if (publicOrigin !== null) return publicOrigin;
  if (smtpUrl !== null) return null;
  const name = ANY_HOST.includes(host) ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
