import type { SavedAddress } from '@storefront/shared/contract/entities/saved-address';
import { joinLandmark } from '@storefront/shared/rules/saved-addresses';
import { LastUsed } from '@storefront/shared/ui/LastUsed';
import { RadioCard } from '@storefront/shared/ui/RadioCard';
import { VisuallyHidden } from '@storefront/shared/ui/VisuallyHidden';
import styled from 'styled-components';

interface AddressChoiceProps {
  /** Last used first. */
  readonly addresses: readonly SavedAddress[];
  /** Id of the chosen one; null: another address. */
  readonly chosen: string | null;
  readonly onChoose: (address: SavedAddress | null) => void;
}

/** A member's saved addresses to choose from (C266). */
export const AddressChoice = ({ addresses, chosen, onChoose }: AddressChoiceProps) => (
  <fieldset>
    <VisuallyHidden as="legend">Saved addresses</VisuallyHidden>
    <Options>
      {addresses.map((address, index) => (
        <RadioCard
          key={address._id}
          name="saved-address"
          title={
            <>
              <span>{`${address.name} `}</span>
              {index === 0 && address.lastUsedAt && <LastUsed />}
            </>
          }
          text={[joinLandmark(address.address, address.landmark), address.place, address.phone]
            .filter(Boolean)
            .join(' · ')}
          checked={address._id === chosen}
          onChange={() => onChoose(address)}
        />
      ))}
      <RadioCard
        name="saved-address"
        title="Another address"
        text="Type it below"
        checked={chosen === null}
        onChange={() => onChoose(null)}
      />
    </Options>
  </fieldset>
);

const Options = styled.div`
  display: grid;
  gap: 12px;
  margin-bottom: 20px;
  overflow-wrap: anywhere;

  @media (min-width: 640px) {
    grid-template-columns: 1fr 1fr;
  }
`;
