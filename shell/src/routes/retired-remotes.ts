import type { ShopRoute } from '@storefront/shared/delivery/route-table';
import { atom, useAtomValue } from 'jotai';
import { matchRoute } from './route-table';

/** Names of the remotes that the shop no longer has (C325). Server and browser set it before the first render. */
export const retiredRemotesAtom = atom<readonly string[]>([]);

const isOpen = ({ remote }: ShopRoute, retired: readonly string[]) =>
  remote === undefined || !retired.includes(remote);

/** Returns the links whose addresses the shop still has. */
export function useOpenLinks<Link extends { readonly to: string }>(links: readonly Link[]): readonly Link[] {
  const retired = useAtomValue(retiredRemotesAtom);
  return retired.length === 0
    ? links
    : links.filter(({ to }) => isOpen(matchRoute(to.split('?', 1)[0] ?? to), retired));
}
