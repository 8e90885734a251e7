import { cleanRequests } from '@storefront/shared/rules/text';
import type { OpenWindow } from '../../common/open-orders';

const YOU = 'You';

/** Returns the people of other windows, each once; this window's own person is `You`, last. */
export function namesOf(windows: readonly OpenWindow[], me: string | undefined): readonly string[] {
  const others = windows.filter(({ user }) => user !== me);
  const names = new Map(others.map(({ user, by }) => [user, cleanRequests(by) || 'Somebody']));
  return [...names.values(), ...(others.length < windows.length ? [YOU] : [])];
}

/** Returns the first letters of a name: `ML` for Maya Lama. */
export function initialsOf(name: string): string {
  if (name === YOU) return name;
  const words = name.split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}

/** Says who has an order open: `Maya Lama and Om Rai have this order open`. */
export function openSentence(names: readonly string[]): string {
  if (names.length === 1 && names[0] === YOU) return 'You have this order open in another window';
  const list = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names[0];
  const isMany = names.length > 1;
  return `${list?.replace(/You$/, 'you')} ${isMany ? 'have' : 'has'} this order open`;
}
