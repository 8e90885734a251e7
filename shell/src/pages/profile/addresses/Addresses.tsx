import type { SavedAddress } from '@storefront/shared/contract/entities/saved-address';
import { SAVED_ADDRESSES_MAX, TOO_MANY_ADDRESSES } from '@storefront/shared/rules/saved-addresses';
import { Button } from '@storefront/shared/ui/Button';
import { ErrorState } from '@storefront/shared/ui/ErrorState';
import { Icon } from '@storefront/shared/ui/Icon';
import { plusIcon } from '@storefront/shared/ui/icons';
import { Skeleton } from '@storefront/shared/ui/Skeleton';
import { VisuallyHidden } from '@storefront/shared/ui/VisuallyHidden';
import { useState } from 'react';
import styled from 'styled-components';
import { Part } from '../profile-style';
import { AddressDialog } from './AddressDialog';
import { AddressRow, DeletedRow } from './AddressRow';
import { useAddresses } from './use-addresses';

/** The member's saved addresses: add, edit, delete, and undo in place (C268). @param fullName of the account */
export function Addresses({ fullName }: { readonly fullName: string }) {
  const { query, isOffered, reload, count, rows, lastUsed, remove, putBack } = useAddresses();
  /** The address in the dialog; null: a new one; undefined: no dialog. */
  const [edited, setEdited] = useState<SavedAddress | null>();
  const [focusId, setFocusId] = useState<string | null>(null);
  if (!isOffered) return null;
  if (query.error && !query.data)
    return (
      <ErrorState
        message="Your addresses could not be loaded"
        onRetry={() => void query.refetch()}
        busy={query.isFetching}
      />
    );
  const isFull = count >= SAVED_ADDRESSES_MAX;
  return (
    <Part>
      <h2>Saved addresses</h2>
      {!query.data && (
        <div role="status">
          <VisuallyHidden>Loading your addresses</VisuallyHidden>
          <Skeleton height="84px" />
        </div>
      )}
      {query.data && rows.length === 0 && (
        <Small>No address yet. Add one here, or save one at the checkout.</Small>
      )}
      {rows.length > 0 && (
        <List aria-label="Saved addresses">
          {rows.map(({ address, isDeleted }) =>
            isDeleted ? (
              <DeletedRow
                key={address._id}
                name={address.name}
                onUndo={() => void putBack(address).then(setFocusId)}
              />
            ) : (
              <AddressRow
                key={address._id}
                address={address}
                isLastUsed={address._id === lastUsed}
                takesFocus={address._id === focusId}
                onEdit={() => setEdited(address)}
                onDelete={() => void remove(address)}
              />
            ),
          )}
        </List>
      )}
      <Button variant="secondary" block disabled={isFull || !query.data} onClick={() => setEdited(null)}>
        <Icon path={plusIcon} size={18} />
        Add an address
      </Button>
      <Small>{isFull ? TOO_MANY_ADDRESSES : 'Checkout fills in the last one you used.'}</Small>
      {edited !== undefined && (
        <AddressDialog
          address={edited}
          fullName={fullName}
          onSaved={() => {
            setEdited(undefined);
            void reload();
          }}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Part>
  );
}

const List = styled.ul`
  margin-bottom: var(--s3);
  border-top: 1px solid var(--line);
`;

const Small = styled.p`
  margin-block: var(--s2) var(--s3);
  font-size: var(--t-small);
  color: var(--muted);
`;
