import { notify } from '@storefront/shared/toast';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog';

interface DeleteDialogProps {
  readonly title: string;
  /** Label of the delete button. */
  readonly action: string;
  readonly loading: string;
  readonly success: string;
  readonly failure: string;
  readonly run: () => Promise<unknown>;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks for confirmation, deletes, and shows a message for each step. Stays open after a failure. */
export function DeleteDialog({
  title,
  action,
  loading,
  success,
  failure,
  run,
  onDeleted,
  onClose,
  children,
}: DeleteDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const confirm = async () => {
    setIsBusy(true);
    const isDeleted = await notify.during(
      run().then(() => true),
      { loading, success, failure },
    );
    setIsBusy(false);
    if (!isDeleted) return;
    onDeleted();
    onClose();
  };
  return (
    <ConfirmDialog
      title={title}
      action={action}
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}
