import { Button } from '@storefront/shared/ui/Button';
import { Dialog } from '@storefront/shared/ui/Dialog';
import type { ReactNode } from 'react';

interface ConfirmDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The word on the button that does it. */
  readonly action: string;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something is taken away. */
export function ConfirmDialog({ title, children, action, isBusy, onConfirm, onClose }: ConfirmDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={isBusy} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
