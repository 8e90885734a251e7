import type { DeliveryLocation } from '@storefront/shared/contract/entities/location';
import { formatRupees, toPaisa } from '@storefront/shared/rules/money';
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

/** Returns 'Minimum Rs 500.00 · free from Rs 1,000.00'; empty without limits. */
function limitsText({ minimumOrder, freeAbove }: DeliveryLocation): string {
  const minimum = minimumOrder ? `minimum ${formatRupees(toPaisa(minimumOrder))}` : '';
  const free = freeAbove == null ? '' : `free from ${formatRupees(toPaisa(freeAbove))}`;
  const text = [minimum, free].filter(Boolean).join(' · ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Lists places with their rates and limits; scrolls above 15 rem (§9, C95). Only our server can change a place (C165). */
export function LocationList({ locations, onEdit, onDelete }: LocationListProps) {
  return (
    <List aria-label="Delivery locations" tabIndex={0}>
      {locations.map((location) => (
        <li key={locationId(location) ?? location.address}>
          <Name>
            <bdi>{location.address}</bdi>
            {location.active === false && <b>Not active</b>}
            {limitsText(location) && <small>{limitsText(location)}</small>}
          </Name>
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

const Name = styled.div`
  display: flex;
  flex: 1 1 5rem;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 8px;
  min-width: 0;
  padding-block: 8px;
  overflow-wrap: anywhere;

  b {
    font-size: var(--t-small);
    color: var(--accent-text);
  }

  small {
    flex-basis: 100%;
    font-size: var(--t-small);
    color: var(--muted);
  }
`;

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

  li > span {
    margin-left: auto;
    font-size: var(--t-control);
  }

  li > div:last-child {
    display: flex;
    flex: none;
    margin-left: auto;
  }
`;
