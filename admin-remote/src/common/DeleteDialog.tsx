import { ApiError } from '@storefront/shared/api/api-error';
import type { EditConflict } from '@storefront/shared/contract/envelope';
import { notify } from '@storefront/shared/toast';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog';
import type { FieldChange } from './conflict/edit-field';
import { StaleDelete } from './conflict/StaleDelete';
import { staleSave } from './conflict/use-edit-conflict';

interface DeleteDialogProps<I> {
  readonly title: string;
  /** What is deleted: 'order', 'product'. */
  readonly what: string;
  readonly loading: string;
  readonly success: string;
  readonly failure: string;
  /** The item as staff see it. */
  readonly item: I;
  /** Lists what differs between two versions of the item. */
  readonly changes: (before: I, now: I) => FieldChange[];
  /** Deletes the item if `version` is current; undefined deletes any version. */
  readonly run: (version: number | undefined) => Promise<unknown>;
  /** Called when the item is gone, also if somebody else deleted it. */
  readonly onDeleted: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * Asks for confirmation, deletes, and shows a message for each step. If somebody changed the item meanwhile, it shows who,
 * when and what, and offers to delete it anyway (C165). Stays open after a failure.
 */
export function DeleteDialog<I extends { readonly version?: number | undefined }>({
  title,
  what,
  loading,
  success,
  failure,
  item,
  changes,
  run,
  onDeleted,
  onClose,
  children,
}: DeleteDialogProps<I>) {
  const [isBusy, setIsBusy] = useState(false);
  const [stale, setStale] = useState<(EditConflict & { readonly current: object }) | null>(null);

  const confirm = async () => {
    setIsBusy(true);
    let isGone = false;
    const isDeleted = await notify.during(
      run(stale?.version ?? item.version).then(() => true),
      {
        loading,
        success,
        failure: (error) => {
          const newer = staleSave(error);
          if (newer) setStale(newer);
          isGone = error instanceof ApiError && error.status === 404;
          if (isGone) return `This ${what} was deleted in another window.`;
          return newer === null && error instanceof ApiError && error.status === 409
            ? error.message || failure
            : failure;
        },
      },
    );
    setIsBusy(false);
    if (!isDeleted && !isGone) return;
    onDeleted();
    onClose();
  };
  return (
    <ConfirmDialog
      title={title}
      action={stale ? 'Delete anyway' : `Delete ${what}`}
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {stale && (
        <StaleDelete
          changedBy={stale.changedBy}
          changedAt={stale.changedAt}
          changes={changes(item, stale.current as I)}
        />
      )}
      {children}
    </ConfirmDialog>
  );
}
