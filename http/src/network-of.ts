import { isIPv4, isIPv6 } from 'node:net';

/** Groups of an IPv6 address that identify a network. Its owner chooses the others. */
const NETWORK_GROUPS = 4;

/** Returns the groups without leading zeros, including those that `::` omits. */
function groupsOf(address: string): string[] {
  // An IPv4 address at the end stands for two groups. Their values do not matter: they do not identify the network.
  const plain = address.replace(/[\d.]+\.\d+$/, '0:0');
  const [head = [], tail] = plain.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const omitted = tail === undefined ? 0 : 8 - head.length - tail.length;
  const groups = [...head, ...Array<string>(omitted).fill('0'), ...(tail ?? [])];
  return groups.map((group) => group.replace(/^0+(?=.)/, '').toLowerCase());
}

/** Returns an address without its port: `203.0.113.7:1000` and `[2001:db8::1]:1000`, as some proxies forward them. */
export const withoutPort = (address: string): string =>
  /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(address)?.[1] ?? address;

/**
 * Returns the network that a rate limit counts an address under (P75): the address itself in IPv4, its first 64 bits in
 * IPv6, because one customer owns all addresses of such a network.
 */
export function networkOf(ip: string): string {
  const whole = withoutPort(ip);
  const address = whole.split('%', 1)[0] ?? whole;
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  if (!isIPv6(address)) return whole;
  return `${groupsOf(address).slice(0, NETWORK_GROUPS).join(':')}::/64`;
}
