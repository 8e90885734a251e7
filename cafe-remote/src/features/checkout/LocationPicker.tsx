import { messages } from '@storefront/shared/messages';
import type { Place } from '@storefront/shared/rules/shipping';
import { Button } from '@storefront/shared/ui/Button';
import { Field } from '@storefront/shared/ui/Field';
import { Notice } from '@storefront/shared/ui/Notice';
import { SearchInput } from '@storefront/shared/ui/SearchInput';
import { type KeyboardEvent, useId, useState } from 'react';
import styled from 'styled-components';
import { LocationList } from './LocationList';
import type { useLocations } from './use-locations';

interface LocationPickerProps {
  readonly locations: ReturnType<typeof useLocations>;
  readonly chosen: Place | null;
  readonly onChoose: (place: Place | null) => void;
  readonly error: string | undefined;
}

const matching = (places: readonly Place[], search: string) =>
  places.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()));

/** Search box over the delivery places (§2 "location search"); arrows, Enter and Escape work in the list. */
export function LocationPicker({ locations, chosen, onChoose, error }: LocationPickerProps) {
  const [search, setSearch] = useState(chosen?.name ?? '');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const listId = useId();
  const places = chosen && search === chosen.name ? locations.places : matching(locations.places, search);
  const optionId = (index: number) => `${listId}-${index}`;

  const choose = (place: Place) => {
    onChoose(place);
    setSearch(place.name);
    setIsOpen(false);
  };
  const type = (text: string) => {
    setSearch(text);
    setActive(0);
    setIsOpen(true);
    if (chosen) onChoose(null);
  };
  const press = (event: KeyboardEvent) => {
    const place = places[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setIsOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((index) => (isOpen ? Math.min(Math.max(index + step, 0), places.length - 1) : index));
    } else if (event.key === 'Enter' && isOpen && place) {
      event.preventDefault();
      choose(place);
    } else if (event.key === 'Escape') {
      setIsOpen(false);
    }
  };

  return (
    <Box onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setIsOpen(false)}>
      <Field
        label="Delivery location"
        error={error}
        hint="Not listed? Pick the nearest one and tell us the exact spot when we call."
        required
      >
        <SearchInput
          label="Delivery location"
          placeholder="Search locations"
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && places.length > 0 ? optionId(active) : undefined}
          value={search}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
          onFocus={() => {
            locations.refresh();
            setIsOpen(true);
          }}
          onClear={() => type('')}
        />
      </Field>
      {locations.hasFailed && (
        <Notice
          kind="error"
          title={messages.admin.fetchLocationsFailed}
          actions={
            <Button variant="secondary" onClick={locations.refresh}>
              Retry
            </Button>
          }
        />
      )}
      {isOpen && !locations.hasFailed && !locations.isPending && (
        <LocationList
          id={listId}
          places={places}
          search={chosen ? '' : search}
          active={active}
          chosen={chosen}
          optionId={optionId}
          onChoose={choose}
        />
      )}
    </Box>
  );
}

const Box = styled.div`
  position: relative;
  margin-top: 20px;
`;
