import type { OptionGroupOnWire } from '@storefront/shared/contract/entities/option-group';
import { Button } from '@storefront/shared/ui/Button';
import { Dialog } from '@storefront/shared/ui/Dialog';
import { Icon } from '@storefront/shared/ui/Icon';
import { plusIcon } from '@storefront/shared/ui/icons';
import { useState } from 'react';
import styled from 'styled-components';
import { ListStates } from '../../../common/ListStates';
import { listStateOf } from '../../../common/list-state';
import { useOptionGroups } from '../../../common/use-option-groups';
import { DeleteOptionGroupDialog } from './DeleteOptionGroupDialog';
import { OptionGroupCard } from './OptionGroupCard';
import { OptionGroupDialog } from './OptionGroupDialog';

type Opened =
  | { readonly kind: 'edit'; readonly group: OptionGroupOnWire | null }
  | { readonly kind: 'delete'; readonly group: OptionGroupOnWire };

/** Lists the groups of options that dishes share (C255): what is sold out, add, change and delete. */
export function OptionsDialog({ onClose }: { readonly onClose: () => void }) {
  const query = useOptionGroups();
  const [opened, setOpened] = useState<Opened | null>(null);
  const groups = query.data ?? [];
  const close = () => setOpened(null);
  return (
    <Dialog
      open
      title="Options of dishes"
      onClose={onClose}
      actions={
        <Button onClick={() => setOpened({ kind: 'edit', group: null })}>
          <Icon path={plusIcon} size={18} />
          Add options
        </Button>
      }
    >
      <Groups>
        <p>Dishes share them: choose them in the form of a dish. Sold out stays until you put it back.</p>
        <ListStates
          list={listStateOf(query)}
          what="options"
          failure="Failed to load the options"
          empty={groups.length === 0 ? 'No options yet' : null}
          emptyText="Such as Size, Milk or Extras."
        >
          {groups.map((group) => (
            <OptionGroupCard
              key={group._id}
              group={group}
              onEdit={() => setOpened({ kind: 'edit', group })}
              onDelete={() => setOpened({ kind: 'delete', group })}
            />
          ))}
        </ListStates>
      </Groups>
      {opened?.kind === 'edit' && <OptionGroupDialog group={opened.group} onClose={close} />}
      {opened?.kind === 'delete' && <DeleteOptionGroupDialog group={opened.group} onClose={close} />}
    </Dialog>
  );
}

const Groups = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  > p {
    font-size: var(--t-small);
    color: var(--muted);
  }
`;
