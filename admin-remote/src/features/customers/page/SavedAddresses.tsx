import type { SavedAddress } from '@storefront/shared/contract/entities/saved-address';
import { Room, Rows, SectionTitle } from '../customer-style';

/** Lists the addresses that a customer saved (C266). */
export function SavedAddresses({ addresses }: { readonly addresses: readonly SavedAddress[] }) {
  return (
    <Room as="section" aria-labelledby="customer-addresses">
      <SectionTitle id="customer-addresses">Addresses</SectionTitle>
      {addresses.length === 0 ? (
        <p>No addresses yet</p>
      ) : (
        <Rows aria-label="Addresses">
          {addresses.map(({ _id, name, fullName, phone, address, landmark, place }) => (
            <li key={_id}>
              <span>
                <bdi>{name}</bdi>
              </span>
              <b>{phone}</b>
              <bdi>{[fullName, address, landmark, place].filter(Boolean).join(', ')}</bdi>
            </li>
          ))}
        </Rows>
      )}
    </Room>
  );
}
