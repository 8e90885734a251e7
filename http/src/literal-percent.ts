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
 * The address with every `%` taken literally where it cannot be decoded, `/single/%E0%A4%A` for one: a page that there
 * is not, like any other, for the person who followed a broken link. Programs hear that theirs cannot be read.
 */
export function literalPercent(url: string): string {
  if (!url.includes('%')) return url;
  const [path = ''] = url.split('?', 1);
  if (isMachinePath(path) || isReadable(path)) return url;
  return path.replaceAll('%', '%25') + url.slice(path.length);
}
