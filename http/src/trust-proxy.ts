import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { withoutPort } from './network-of';

/** Trusts the proxy that connects, and no address that it forwards: visitors can send any `X-Forwarded-For`. */
const isLastProxy = (_address: string, hop: number) => hop === 0;

/** Trusts the proxies of these addresses and networks, which some proxies forward with a port. */
function isProxyOf(networks: string) {
  const isTrusted = proxyAddr.compile(networks.split(',').map((network) => network.trim()));
  return (address: string, hop: number) => isTrusted(withoutPort(address), hop);
}

/** Returns Fastify's option `trustProxy`. @param trustProxy as in `HttpEnv` */
export function trustOf(trustProxy: boolean | string) {
  if (typeof trustProxy === 'string') return isProxyOf(trustProxy);
  return trustProxy && isLastProxy;
}

/**
 * Returns a function that finds the visitor's address of a connection that Fastify does not handle, as `request.ip` does.
 *
 * @param trustProxy as in `HttpEnv`
 */
export function createAddressFinder(trustProxy: boolean | string) {
  const trust = trustOf(trustProxy) || (() => false);
  return (remoteAddress: string, headers: IncomingHttpHeaders): string =>
    proxyAddr({ headers, socket: { remoteAddress } } as IncomingMessage, trust);
}
