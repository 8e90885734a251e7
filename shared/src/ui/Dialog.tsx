import { type ReactNode, useId, useRef } from 'react';
import { xIcon } from './icons';
import { DialogFrame } from './internal/dialog-frame';
import { Body, CloseButton, Footer, Heading, Inner } from './internal/dialog-style';
import { useDismissal } from './internal/use-dismissal';
import { useModal } from './internal/use-modal';

export interface DialogProps {
  open: boolean;
  /** Asked for by ×, Escape, the back gesture or a press outside; the caller sets `open`. */
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode;
  /** In the middle, or as a panel along the left side. */
  placement?: 'centre' | 'side' | undefined;
  /** Off where a stray press would lose work. */
  lightDismiss?: boolean | undefined;
  className?: string | undefined;
}

/**
 * A modal on the platform's own dialog: the page behind is inert and still, the focus starts inside (× comes last, so
 * a form's first field gets it) and returns to where it came from.
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
    </DialogFrame>
  );
}
