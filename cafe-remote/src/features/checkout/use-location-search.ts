import { matchesMenuSearch } from '@storefront/shared/rules/menu-search';
import { normalisePlaceName } from '@storefront/shared/rules/place-name';
import type { Place } from '@storefront/shared/rules/shipping';
import { type KeyboardEvent, useState } from 'react';

const isNamed = (text: string) => (place: Place) =>
  normalisePlaceName(place.name) === normalisePlaceName(text);

/** A search box over places: what it finds, which of them is marked, and what the keys do (§2 "location search"). */
export function useLocationSearch(
  all: readonly Place[],
  chosen: Place | null,
  onChoose: (place: Place | null) => void,
) {
  const [text, setText] = useState(chosen?.name ?? '');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const isSearching = !chosen || text !== chosen.name;
  const places = isSearching ? all.filter(({ name }) => matchesMenuSearch(name, text)) : all;

  const choose = (place: Place) => {
    onChoose(place);
    setText(place.name);
    setIsOpen(false);
  };
  const type = (typed: string) => {
    setText(typed);
    setActive(0);
    setIsOpen(true);
    const named = all.find(isNamed(typed)) ?? null;
    if (named !== chosen) onChoose(named);
  };
  const press = (event: KeyboardEvent) => {
    const place = places[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setIsOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((index) => (isOpen ? Math.min(Math.max(index + step, 0), places.length - 1) : index));
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      if (place) choose(place);
    } else if (event.key === 'Escape') setIsOpen(false);
  };

  return {
    text,
    highlight: isSearching ? text : '',
    places,
    isOpen,
    active,
    choose,
    type,
    press,
    open: () => setIsOpen(true),
    close: () => setIsOpen(false),
  };
}
