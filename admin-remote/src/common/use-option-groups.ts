import { readRuntimeConfig } from '@storefront/shared/config';
import type { OptionGroupOnWire } from '@storefront/shared/contract/entities/option-group';
import { readOptionGroup } from '@storefront/shared/ordering/option-wire';
import { callQuery } from '@storefront/shared/query/call-query';
import type { OptionGroup } from '@storefront/shared/rules/dish-options';
import { useQuery } from '@tanstack/react-query';

/** Queries every group of options; not with a server that knows only §7 (C255). */
export const useOptionGroups = () =>
  useQuery({ ...callQuery('listOptionGroups', {}), enabled: readRuntimeConfig().ownServer });

/** Returns the groups with these ids, in this order, prices in paisa. */
export const groupsOf = (ids: readonly string[], all: readonly OptionGroupOnWire[]): readonly OptionGroup[] =>
  ids.flatMap((id) => all.filter(({ _id }) => _id === id).map(readOptionGroup));

/** Returns a function that names a group of options by its id. */
export function useGroupName(): (id: string) => string {
  const { data = [] } = useOptionGroups();
  return (id) => data.find(({ _id }) => _id === id)?.name ?? 'Deleted options';
}
