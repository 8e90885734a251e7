import type { DeliveryLocation } from '@storefront/shared/contract/entities/location';
import { toPaisa } from '@storefront/shared/rules/money';
import { IconButton } from '@storefront/shared/ui/IconButton';
import { binIcon, penIcon } from '@storefront/shared/ui/icons';
import { Price } from '@storefront/shared/ui/Price';
import styled from 'styled-components';
import { locationId } from './location-id';

interface LocationListProps {
  readonly locations: readonly DeliveryLocation[];
  readonly onEdit: (location: DeliveryLocation) => void;
  readonly onDelete: (location: DeliveryLocation) => void;
}

/** Lists places with their rates; scrolls above 15 rem (§9, C95). Only our server can change a place (C165). */
export function LocationList({ locations, onEdit, onDelete }: LocationListProps) {
  return (
    <List aria-label="Delivery locations" tabIndex={0}>
      {locations.map((location) => (
        <li key={locationId(location) ?? location.address}>
          <bdi>{location.address}</bdi>
          <Price paisa={toPaisa(location.rate)} />
          {locationId(location) && (
            <div>
              {location.version !== undefined && (
                <IconButton
                  icon={penIcon}
                  label={`Edit ${location.address}`}
                  onClick={() => onEdit(location)}
                />
              )}
              <IconButton
                icon={binIcon}
                label={`Delete ${location.address}`}
                onClick={() => onDelete(location)}
              />
            </div>
          )}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  max-height: 15rem;
  overflow-y: auto;
  border: 1px solid var(--line);
  border-radius: var(--r-control);

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 8px;
    min-height: var(--tap);
    padding-left: 16px;
  }

  li + li {
    border-top: 1px solid var(--line);
  }

  bdi {
    flex: 1 1 5rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  li > span {
    margin-left: auto;
    font-size: var(--t-control);
  }

  li > div {
    display: flex;
    flex: none;
    margin-left: auto;
  }
`;
