import { callQuery } from '@storefront/shared/query/call-query';
import { matchesMenuSearch } from '@storefront/shared/rules/menu';
import { isOffered, toPlaceTerms } from '@storefront/shared/rules/place-terms';
import { normalisePlaceName, type Place } from '@storefront/shared/rules/shipping';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

export interface Locations {
  /** Null until they are loaded. */
  readonly places: readonly Place[] | null;
  /** Why there are no places; null if there are, or while they load. */
  readonly error: Error | null;
  readonly refresh: () => void;
}

/** The delivery places that customers can choose; read on mount and whenever `refresh` is called (§2). */
export function useLocations(): Locations {
  const { data, error, refetch } = useQuery({ ...callQuery('listLocations', {}), refetchOnMount: 'always' });
  const places = useMemo(
    () =>
      data?.filter(isOffered).map(
        (place): Place => ({
          id: place._id ?? place.id ?? place.address,
          name: place.address,
          ...toPlaceTerms(place),
        }),
      ) ?? null,
    [data],
  );
  return { places, error: places === null ? error : null, refresh: () => void refetch() };
}

const isNamed = (text: string) => (place: Place) =>
  normalisePlaceName(place.name) === normalisePlaceName(text);

/** Searches the places (§2 "location search"); a name typed in full chooses its place. */
export function useLocationSearch(
  all: readonly Place[] | null,
  chosen: Place | null,
  onChoose: (place: Place | null) => void,
) {
  const [text, setSearchText] = useState(chosen?.name ?? '');
  const isSearching = !chosen || text !== chosen.name;
  const places = isSearching ? (all?.filter(({ name }) => matchesMenuSearch(name, text)) ?? null) : all;

  return {
    text,
    /** The searched text, to be marked in the names. */
    highlight: isSearching ? text : '',
    places,
    choose(place: Place) {
      onChoose(place);
      setSearchText(place.name);
    },
    setText(typed: string) {
      setSearchText(typed);
      const named = all?.find(isNamed(typed)) ?? null;
      if (named !== chosen) onChoose(named);
    },
  };
}
