import { messages } from '@storefront/shared/messages';
import type { Place } from '@storefront/shared/rules/shipping';
import { Button } from '@storefront/shared/ui/Button';
import { Field } from '@storefront/shared/ui/Field';
import { Notice } from '@storefront/shared/ui/Notice';
import { SearchInput } from '@storefront/shared/ui/SearchInput';
import { useId } from 'react';
import styled from 'styled-components';
import { LocationList } from './LocationList';
import { useLocationSearch } from './use-location-search';
import type { Locations } from './use-locations';

interface LocationPickerProps {
  readonly locations: Locations;
  readonly chosen: Place | null;
  readonly onChoose: (place: Place | null) => void;
  readonly error: string | undefined;
}

/** Search box over the delivery places (§2 "location search"); arrows, Enter and Escape work in the list. */
export function LocationPicker({ locations, chosen, onChoose, error }: LocationPickerProps) {
  const search = useLocationSearch(locations.places ?? [], chosen, onChoose);
  const listId = useId();
  const hintId = useId();
  const isListed = search.isOpen && locations.places !== null;
  const optionId = (index: number) => `${listId}-${index}`;

  return (
    <Box onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && search.close()}>
      <Field label="Delivery location" error={error} required>
        <SearchInput
          label="Delivery location"
          placeholder="Search locations"
          role="combobox"
          aria-expanded={isListed}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-describedby={hintId}
          aria-activedescendant={isListed && search.places.length > 0 ? optionId(search.active) : undefined}
          value={search.text}
          onChange={(event) => search.type(event.target.value)}
          onKeyDown={search.press}
          onClick={search.open}
          onFocus={() => {
            locations.refresh();
            search.open();
          }}
          onClear={() => search.type('')}
        />
      </Field>
      {isListed && (
        <LocationList
          id={listId}
          places={search.places}
          highlight={search.highlight}
          active={search.active}
          chosen={chosen}
          optionId={optionId}
          onChoose={search.choose}
        />
      )}
      {locations.hasFailed && (
        <Failure
          kind="error"
          title={messages.admin.fetchLocationsFailed}
          actions={
            <Button variant="secondary" onClick={locations.refresh}>
              Retry
            </Button>
          }
        />
      )}
      <Hint id={hintId}>Not listed? Pick the nearest one and tell us the exact spot when we call.</Hint>
    </Box>
  );
}

const Box = styled.div`
  margin-top: 20px;
`;

const Failure = styled(Notice)`
  margin-top: 8px;
`;

const Hint = styled.p`
  margin-top: 8px;
  font-size: var(--t-small);
  color: var(--muted);
`;
