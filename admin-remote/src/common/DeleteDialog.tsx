import { notify } from '@storefront/shared/toast';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog';

interface DeleteDialogProps {
  readonly title: string;
  /** The word on the button that does it. */
  readonly action: string;
  readonly loading: string;
  readonly success: string;
  readonly failure: string;
  readonly run: () => Promise<unknown>;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks, then deletes, with a message for each step; stays open after a failure. */
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
