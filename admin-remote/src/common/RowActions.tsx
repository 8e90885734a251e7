import { IconButton } from '@storefront/shared/ui/IconButton';
import { binIcon, penIcon } from '@storefront/shared/ui/icons';
import styled from 'styled-components';

interface RowActionsProps {
  /** Name of the row's item, for the button labels. */
  readonly name: string;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** Edit and delete buttons of a row (§2). */
export function RowActions({ name, onEdit, onDelete }: RowActionsProps) {
  return (
    <Row>
      <IconButton icon={penIcon} label={`Edit ${name}`} onClick={onEdit} />
      <IconButton icon={binIcon} label={`Delete ${name}`} onClick={onDelete} />
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  justify-content: flex-end;
`;
