import { useLocation, useNavigationType, useSearchParams } from '@storefront/shared/router';
import { type DietFilter, readDiet } from '@storefront/shared/rules/diet-filters';
import { SEARCH_MAX } from '@storefront/shared/rules/menu';
import { useEffect, useMemo, useState } from 'react';

/** Debounce of the search, ms (§5). */
const SEARCH_DEBOUNCE_MS = 200;

/** Longest category name read from an address. */
const CATEGORY_MAX = 60;

const parseText = (value: string | null, max: number) => value?.slice(0, max) ?? '';

interface Chosen {
  readonly search: string;
  readonly category: string | null;
  readonly diet: readonly DietFilter[];
}

const NONE: Chosen = { search: '', category: null, diet: [] };

function withFilter(before: URLSearchParams, { search, category, diet }: Chosen): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const name of ['q', 'category', 'diet']) after.delete(name);
  if (search.trim() !== '') after.set('q', search);
  if (category) after.set('category', category);
  if (diet.length > 0) after.set('diet', diet.join());
  return after;
}

export interface MenuFilter {
  /** The text in the search field. */
  readonly typed: string;
  /** The searched text: the typed text after the debounce. */
  readonly search: string;
  /** The chosen category's name; null for all. */
  readonly category: string | null;
  /** What a dish must pass (C262). */
  readonly diet: readonly DietFilter[];
  readonly setSearch: (text: string) => void;
  readonly setCategory: (category: string | null) => void;
  readonly setDiet: (diet: readonly DietFilter[]) => void;
  readonly clear: () => void;
}

/**
 * The menu's filter, kept in the address: it survives a visit to a dish (P26) and can be shared. A chip adds a history
 * entry; typing replaces the current one, so Back does not undo single letters.
 */
export function useMenuFilter(): MenuFilter {
  const [parameters, setParameters] = useSearchParams();
  const { key } = useLocation();
  const isOwnWriting = useNavigationType() === 'REPLACE';
  const search = parseText(parameters.get('q'), SEARCH_MAX);
  const category = parseText(parameters.get('category'), CATEGORY_MAX) || null;
  const dietText = parameters.get('diet') ?? '';
  const diet = useMemo(() => readDiet(dietText), [dietText]);
  const [field, setField] = useState({ text: search, key });
  if (field.key !== key) setField({ text: isOwnWriting ? field.text : search, key });

  const { text } = field;
  useEffect(() => {
    if (text.trim() === search.trim()) return;
    const timer = setTimeout(
      () =>
        setParameters((before) => withFilter(before, { search: text, category, diet }), { replace: true }),
      SEARCH_DEBOUNCE_MS,
    );
    return () => clearTimeout(timer);
  }, [text, search, category, diet, setParameters]);

  return {
    typed: text,
    search,
    category,
    setSearch: (typed) => setField({ text: typed.slice(0, SEARCH_MAX), key }),
    diet,
    setCategory: (chosen) =>
      setParameters((before) => withFilter(before, { search: text, category: chosen, diet })),
    setDiet: (chosen) =>
      setParameters((before) => withFilter(before, { search: text, category, diet: chosen })),
    clear: () => setParameters((before) => withFilter(before, NONE)),
  };
}
