import { useFailureMessage } from '@storefront/shared/hooks/use-failure-message';
import * as messages from '@storefront/shared/messages';
import type { Paisa } from '@storefront/shared/rules/money';
import { placeFee } from '@storefront/shared/rules/place-terms';
import type { Place } from '@storefront/shared/rules/shipping';
import { Button } from '@storefront/shared/ui/Button';
import { Combobox } from '@storefront/shared/ui/Combobox';
import { Field } from '@storefront/shared/ui/Field';
import { pinIcon } from '@storefront/shared/ui/frame-icons';
import { Icon } from '@storefront/shared/ui/Icon';
import { Notice } from '@storefront/shared/ui/Notice';
import { Price } from '@storefront/shared/ui/Price';
import { useId } from 'react';
import styled from 'styled-components';
import { type Locations, useLocationSearch } from './use-locations';

interface LocationPickerProps {
  readonly locations: Locations;
  readonly chosen: Place | null;
  readonly onChoose: (place: Place | null) => void;
  /** Subtotal of the order. */
  readonly goodsPaisa: Paisa;
  readonly error: string | undefined;
}

interface LocationOptionProps {
  readonly place: Place;
  readonly fee: Paisa;
  /** The searched text, marked in the name. */
  readonly highlight: string;
}

function Highlighted({ text, part }: { readonly text: string; readonly part: string }) {
  const at = part.trim() === '' ? -1 : text.toLowerCase().indexOf(part.trim().toLowerCase());
  if (at < 0) return <span translate="no">{text}</span>;
  const end = at + part.trim().length;
  return (
    <span translate="no">
      <span>{text.slice(0, at)}</span>
      <mark>{text.slice(at, end)}</mark>
      <span>{text.slice(end)}</span>
    </span>
  );
}

/** A delivery place with its fee. */
function LocationOption({ place, fee, highlight }: LocationOptionProps) {
  return (
    <>
      <Icon path={pinIcon} />
      <span>
        <Highlighted text={place.name} part={highlight} />
      </span>
      {fee === 0 ? <b>Free</b> : <Price paisa={fee} />}
    </>
  );
}

/** Search box over the delivery places (§2 "location search"). */
export function LocationPicker({ locations, chosen, onChoose, goodsPaisa, error }: LocationPickerProps) {
  const search = useLocationSearch(locations.places, chosen, onChoose);
  const hintId = useId();
  useFailureMessage(messages.admin.fetchLocationsFailed, locations.error);

  return (
    <Box>
      <Field label="Delivery location" error={error} required>
        <Combobox
          label="Delivery location"
          listLabel="Delivery locations"
          placeholder="Search locations"
          aria-describedby={hintId}
          value={search.text}
          onType={search.setText}
          options={search.places}
          keyOf={({ id }) => id}
          onChoose={search.choose}
          onFocus={locations.refresh}
          emptyText={messages.checkout.noLocationsFound}
        >
          {(place) => (
            <LocationOption place={place} fee={placeFee(place, goodsPaisa)} highlight={search.highlight} />
          )}
        </Combobox>
      </Field>
      {locations.error && (
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
