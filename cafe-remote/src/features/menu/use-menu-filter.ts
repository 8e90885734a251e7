import { useLocation, useNavigationType, useSearchParams } from '@storefront/shared/router';
import { SEARCH_MAX } from '@storefront/shared/rules/menu';
import { useEffect, useState } from 'react';

/** How long typing must rest before it is searched for, in ms (§5). */
const SEARCH_REST = 200;

/** The longest category name that there is; anything longer in an address means nothing. */
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
  /** What stands in the search field. */
  readonly typed: string;
  /** What is searched for: the typed text once it has rested. */
  readonly search: string;
  /** The chosen category's name; null for all. */
  readonly category: string | null;
  readonly type: (text: string) => void;
  readonly choose: (category: string | null) => void;
  readonly clear: () => void;
}

/**
 * The menu's filter. It stands in the address, so that a found dish can be left and come back from (P26), and a
 * filtered menu can be shared. A chip is a step of the history; typing is not, or Back would spell it backwards.
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
      SEARCH_REST,
    );
    return () => clearTimeout(timer);
  }, [text, search, category, setParameters]);

  return {
    typed: text,
    search,
    category,
    type: (typed) => setField({ text: typed.slice(0, SEARCH_MAX), key }),
    choose: (chosen) => setParameters((before) => withFilter(before, text, chosen)),
    clear: () => setParameters((before) => withFilter(before, '', null)),
  };
}
