import { matchesMenuSearch } from '@storefront/shared/rules/menu';
import type { Place } from '@storefront/shared/rules/shipping';
import { normalisePlaceName } from '@storefront/shared/rules/shipping';
import { useState } from 'react';

const isNamed = (text: string) => (place: Place) =>
  normalisePlaceName(place.name) === normalisePlaceName(text);

/** What a search over the places finds (§2 "location search"); a name typed in full chooses its place. */
export function useLocationSearch(
  all: readonly Place[] | null,
  chosen: Place | null,
  onChoose: (place: Place | null) => void,
) {
  const [text, setText] = useState(chosen?.name ?? '');
  const isSearching = !chosen || text !== chosen.name;
  const places = isSearching ? (all?.filter(({ name }) => matchesMenuSearch(name, text)) ?? null) : all;

  return {
    text,
    /** The part of the names that was searched for. */
    highlight: isSearching ? text : '',
    places,
    choose(place: Place) {
      onChoose(place);
      setText(place.name);
    },
    type(typed: string) {
      setText(typed);
      const named = all?.find(isNamed(typed)) ?? null;
      if (named !== chosen) onChoose(named);
    },
  };
}
