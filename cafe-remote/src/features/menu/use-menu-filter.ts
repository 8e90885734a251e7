import { useLocation, useNavigationType, useSearchParams } from '@storefront/shared/router';
import { SEARCH_MAX } from '@storefront/shared/rules/menu';
import { useEffect, useState } from 'react';

/** Debounce of the search, ms (§5). */
const SEARCH_DEBOUNCE_MS = 200;

/** Longest category name read from an address. */
const CATEGORY_MAX = 60;

const parseText = (value: string | null, max: number) => value?.slice(0, max) ?? '';

function withFilter(before: URLSearchParams, search: string, category: string | null): URLSearchParams {
  const after = new URLSearchParams(before);
  after.delete('q');
  after.delete('category');
  if (search.trim() !== '') after.set('q', search);
  if (category) after.set('category', category);
  return after;
}

export interface MenuFilter {
  /** The text in the search field. */
  readonly typed: string;
  /** The searched text: the typed text after the debounce. */
  readonly search: string;
  /** The chosen category's name; null for all. */
  readonly category: string | null;
  readonly setSearch: (text: string) => void;
  readonly setCategory: (category: string | null) => void;
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
  const [field, setField] = useState({ text: search, key });
  if (field.key !== key) setField({ text: isOwnWriting ? field.text : search, key });

  const { text } = field;
  useEffect(() => {
    if (text.trim() === search.trim()) return;
    const timer = setTimeout(
      () => setParameters((before) => withFilter(before, text, category), { replace: true }),
      SEARCH_DEBOUNCE_MS,
    );
    return () => clearTimeout(timer);
  }, [text, search, category, setParameters]);

  return {
    typed: text,
    search,
    category,
    setSearch: (typed) => setField({ text: typed.slice(0, SEARCH_MAX), key }),
    setCategory: (chosen) => setParameters((before) => withFilter(before, text, chosen)),
    clear: () => setParameters((before) => withFilter(before, '', null)),
  };
}
