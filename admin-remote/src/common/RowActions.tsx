import { IconButton } from '@storefront/shared/ui/IconButton';
import { binIcon, penIcon } from '@storefront/shared/ui/icons';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface RowActionsProps {
  /** Name of the row's item, for the button labels. */
  readonly name: string;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  /** More actions, before these. */
  readonly children?: ReactNode;
}

/** Edit and delete buttons of a row (§2). */
export function RowActions({ name, onEdit, onDelete, children }: RowActionsProps) {
  return (
    <Row>
      {children}
      <IconButton icon={penIcon} label={`Edit ${name}`} onClick={onEdit} />
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
