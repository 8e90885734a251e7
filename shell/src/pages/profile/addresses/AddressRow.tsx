import type { SavedAddress } from '@storefront/shared/contract/entities/saved-address';
import { joinLandmark } from '@storefront/shared/rules/saved-addresses';
import { Button } from '@storefront/shared/ui/Button';
import { pinIcon } from '@storefront/shared/ui/frame-icons';
import { Icon } from '@storefront/shared/ui/Icon';
import { IconButton } from '@storefront/shared/ui/IconButton';
import { binIcon, penIcon } from '@storefront/shared/ui/icons';
import { LastUsed } from '@storefront/shared/ui/LastUsed';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';

interface AddressRowProps {
  readonly address: SavedAddress;
  readonly isLastUsed: boolean;
  /** True moves the focus to its first button: it was just put back. */
  readonly takesFocus: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** A saved address: name, place and phone, with edit and delete (C268). */
export function AddressRow({ address, isLastUsed, takesFocus, onEdit, onDelete }: AddressRowProps) {
  const edit = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) edit.current?.focus();
  }, [takesFocus]);
  return (
    <Row>
      <Icon path={pinIcon} />
      <div>
        <b>{address.name}</b> {isLastUsed && <LastUsed />}
        <p>{[joinLandmark(address.address, address.landmark), address.place].filter(Boolean).join(' · ')}</p>
        <p>{`${address.fullName} · ${address.phone}`}</p>
      </div>
      <span>
        <IconButton ref={edit} icon={penIcon} label={`Edit ${address.name}`} onClick={onEdit} />
        <IconButton icon={binIcon} label={`Delete ${address.name}`} onClick={onDelete} />
      </span>
    </Row>
  );
}

interface DeletedRowProps {
  readonly name: string;
  readonly onUndo: () => void;
}

/** The place of a deleted address, with Undo. It takes the focus from the button that is gone. */
export function DeletedRow({ name, onUndo }: DeletedRowProps) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <Row>
      <Icon path={binIcon} />
      <p role="status">{`${name} is deleted.`}</p>
      <Button ref={undo} variant="secondary" onClick={onUndo}>
        Undo
      </Button>
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr) auto;
  gap: 0 16px;
  align-items: start;
  min-height: 84px;
  padding-block: 12px;
  border-bottom: 1px solid var(--line);

  > svg {
    margin-top: 3px;
    color: var(--muted);
  }

  p {
    overflow-wrap: anywhere;
    font-size: var(--t-small);
    color: var(--muted);
  }

  > span {
    display: flex;
  }
`;
