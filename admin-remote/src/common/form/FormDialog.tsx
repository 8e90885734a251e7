import { Button } from '@storefront/shared/ui/Button';
import { Dialog } from '@storefront/shared/ui/Dialog';
import { Notice } from '@storefront/shared/ui/Notice';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { UploadBar } from './UploadBar';

interface FormDialogProps {
  readonly title: string;
  /** The word on the button that sends it. */
  readonly action: string;
  /** The form was touched: a stray press outside does not close it. */
  readonly isChanged: boolean;
  readonly refusals: number;
  /** Share of the upload while one is under way, 0 to 1. */
  readonly share: number | null;
  /** Why it was not taken. */
  readonly reason: string | null;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form in a dialog: its fields, the progress of the upload, and what went wrong; nothing typed is ever lost. */
export function FormDialog({
  title,
  action,
  isChanged,
  refusals,
  share,
  reason,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onSubmit();
  };
  return (
    <Dialog
      open
      lightDismiss={!isChanged}
      onClose={onClose}
      title={title}
      actions={
        <>
          {reason && (
            <Reason kind="error" title="Not saved">
              {reason}
            </Reason>
          )}
          {share !== null && <UploadBar share={share} />}
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={share !== null}>
            {action}
          </Button>
        </>
      }
    >
      <Form ref={form} id={id} noValidate onSubmit={submit}>
        {children}
      </Form>
    </Dialog>
  );
}

const Reason = styled(Notice)`
  flex: 1 0 100%;
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;
