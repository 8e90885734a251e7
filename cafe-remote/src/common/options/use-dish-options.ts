import type { Product } from '@storefront/shared/contract/entities/product';
import { callQuery } from '@storefront/shared/query/call-query';
import {
  type ChosenOption,
  chosenOptions,
  defaultChoices,
  type OptionGroup,
  optionProblem,
} from '@storefront/shared/rules/dish-options';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { groupsOf, hasOptions } from './dish-groups';

/** What a customer chooses of a dish. */
export interface DishOptions {
  /** Empty for a dish without options; undefined until they are loaded. */
  readonly groups: readonly OptionGroup[] | undefined;
  /** Ids of the taken choices. */
  readonly chosen: readonly string[];
  /** The taken choices, in the order of the groups. */
  readonly options: readonly ChosenOption[];
  /** Why the dish cannot be ordered with them, as a sentence; null if it can. */
  readonly problem: string | null;
  readonly choose: (chosen: readonly string[]) => void;
  /** Goes back to the first choices, unless somebody chose others since this was returned. */
  readonly reset: () => void;
  /** Why the groups could not be loaded. */
  readonly error: Error | null;
  readonly retry: () => void;
}

/**
 * The options of a dish and what is taken of them: the defaults until somebody chooses (C255). Choices that staff removed
 * are left out; sold-out ones stay, so that they are seen.
 *
 * @param first ids of the choices to begin with; null for the defaults
 */
export function useDishOptions(product: Product, first: readonly string[] | null = null): DishOptions {
  const { data, error, refetch } = useQuery({
    ...callQuery('listOptionGroups', {}),
    enabled: hasOptions(product),
  });
  const [own, choose] = useState(first);
  const groups = hasOptions(product) ? data && groupsOf(product, data) : [];
  const known = groups ?? [];
  const options = chosenOptions(known, own ?? defaultChoices(known));
  const chosen = options.map(({ id }) => id);
  return {
    groups,
    chosen,
    options,
    problem: optionProblem(known, chosen)?.text ?? null,
    choose,
    reset: () => choose((now) => (now === own ? first : now)),
    error: data ? null : error,
    retry: () => void refetch(),
  };
}
