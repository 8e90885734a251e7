import { IconButton } from '@storefront/shared/ui/IconButton';
import { binIcon, copyIcon, penIcon } from '@storefront/shared/ui/icons';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface RowActionsProps {
  /** Name of the row's item, for the button labels. */
  readonly name: string;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  /** Opens the form of a new item that is filled from this one; absent: the server is not ours (C308). */
  readonly onCopy?: (() => void) | undefined;
  /** More actions, before these. */
  readonly children?: ReactNode;
}

/** Edit and delete buttons of a row (§2). */
export function RowActions({ name, onEdit, onDelete, onCopy, children }: RowActionsProps) {
  return (
    <Row>
      {children}
      <IconButton icon={penIcon} label={`Edit ${name}`} onClick={onEdit} />
      {onCopy && <IconButton icon={copyIcon} label={`Duplicate ${name}`} onClick={onCopy} />}
      <IconButton icon={binIcon} label={`Delete ${name}`} onClick={onDelete} />
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
`;
