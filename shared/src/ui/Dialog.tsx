import { type ReactNode, useId, useRef } from 'react';
import { xIcon } from './icons';
import { DialogFrame } from './internal/dialog-frame';
import { Body, CloseButton, Footer, Heading, Inner } from './internal/dialog-style';
import { useDismissal } from './internal/use-dismissal';
import { useModal } from './internal/use-modal';
import { MessagePlace } from './MessagePlace';

export interface DialogProps {
  open: boolean;
  /** Called on ×, Escape, the back gesture and a press outside; the caller sets `open`. */
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons at the bottom, the primary one last. */
  actions?: ReactNode;
  /** In the centre, or as a panel on the left. */
  placement?: 'centre' | 'side' | undefined;
  /** False keeps the dialog open on a press outside, where typed text would be lost. */
  lightDismiss?: boolean | undefined;
  className?: string | undefined;
}

/**
 * A modal on the native dialog element: the page behind is inert. The focus starts inside and returns on closing. ×
 * comes last, so that the first field of a form gets the focus.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({
  onClose,
  title,
  children,
  actions,
  placement = 'centre',
  lightDismiss = true,
  className,
}: Omit<DialogProps, 'open'>) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(ref);
  return (
    <DialogFrame
      ref={ref}
      className={className}
      aria-labelledby={titleId}
      $placement={placement}
      {...useDismissal(onClose, lightDismiss)}
    >
      <Inner>
        <Heading id={titleId}>{title}</Heading>
        <Body>{children}</Body>
        {actions && <Footer>{actions}</Footer>}
        <CloseButton icon={xIcon} label="Close" onClick={onClose} />
      </Inner>
      {placement === 'centre' && <MessagePlace kind="dialog" />}
    </DialogFrame>
  );
}
