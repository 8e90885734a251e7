import { type ReactNode, useId, useRef } from 'react';
import { xIcon } from './icons';
import { CloseButton } from './internal/dialog-style';
import { Foot, Form, Head, Scroll, SheetFrame } from './internal/sheet-style';
import { useDismissal } from './internal/use-dismissal';
import { useModal } from './internal/use-modal';
import { usePlaceBeside } from './internal/use-place-beside';
import { MessagePlace } from './MessagePlace';

export interface SheetProps {
  title: string;
  /** One line below the title. */
  text?: string | undefined;
  /** Scrolls; head and foot stay. */
  children: ReactNode;
  /** Holds the button that submits. */
  foot: ReactNode;
  /** Called by that button, and by Enter in a field. */
  onSubmit: () => void;
  /** Called on ×, Escape, the back gesture and a press outside. */
  onClose: () => void;
}

/**
 * A form on the native dialog element: on a phone a sheet at the lower edge, from 1024 px a popover beside the element
 * that it is rendered in. The page behind is inert; the focus starts inside and returns on closing.
 */
export function Sheet({ title, text, children, foot, onSubmit, onClose }: SheetProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(ref);
  usePlaceBeside(ref);
  return (
    <SheetFrame ref={ref} aria-labelledby={titleId} {...useDismissal(onClose, true)}>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Head>
          <h2 id={titleId}>{title}</h2>
          {text && <p>{text}</p>}
        </Head>
        <Scroll>{children}</Scroll>
        <Foot>{foot}</Foot>
        <CloseButton icon={xIcon} label="Close" onClick={onClose} />
      </Form>
      <MessagePlace kind="dialog" />
    </SheetFrame>
  );
}
