import { isMachinePath } from './is-machine-path';

function isReadable(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the address; if it cannot be decoded (`/single/%E0%A4%A`), with every `%` taken literally. So people who
 * follow a broken link get the page for unknown addresses. Machine paths keep the address and get 400.
 */
export function literalPercent(url: string): string {
  if (!url.includes('%')) return url;
  const [path = ''] = url.split('?', 1);
  if (isMachinePath(path) || isReadable(path)) return url;
  return path.replaceAll('%', '%25') + url.slice(path.length);
}
