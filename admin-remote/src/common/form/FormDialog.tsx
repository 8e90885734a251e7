import { Button } from '@storefront/shared/ui/Button';
import { Dialog } from '@storefront/shared/ui/Dialog';
import { Notice } from '@storefront/shared/ui/Notice';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { UploadBar } from './UploadBar';
import type { Submission } from './use-submission';
import { useUnsaved } from './use-unsaved';

interface FormDialogProps {
  readonly title: string;
  /** Label of the submit button. */
  readonly action: string;
  readonly form: {
    /** True after the first change: closing then asks first (C172). */
    readonly isChanged: boolean;
    /** Number of refused submissions. Each one moves the focus to the first invalid field. */
    readonly refusals: number;
  };
  readonly submission: Submission;
  /** What somebody else changed meanwhile, above the fields (C165). */
  readonly conflict?: ReactNode;
  /** Checks and sends the form. Resolves true when it is saved; the dialog then closes. */
  readonly onSubmit: () => Promise<boolean>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form in a dialog, with upload progress and error message. A failed submission keeps the typed values. */
export function FormDialog({
  title,
  action,
  form: { isChanged, refusals },
  submission: { share, reason, abort },
  conflict,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (await onSubmit()) onClose();
  };
  const { close, question } = useUnsaved(isChanged, () => {
    abort();
    onClose();
  });
  return (
    <Dialog
      open
      lightDismiss={!isChanged}
      onClose={close}
      title={title}
      actions={
        <>
          {reason && (
            <Reason kind="error" title="Not saved">
              {reason}
            </Reason>
          )}
          {share !== null && <UploadBar share={share} />}
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={share !== null}>
            {action}
          </Button>
        </>
      }
    >
      <Form ref={form} id={id} noValidate onSubmit={(event) => void submit(event)}>
        {conflict}
        {children}
      </Form>
      {question}
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
