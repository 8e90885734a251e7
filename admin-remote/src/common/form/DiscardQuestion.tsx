import { Button } from '@storefront/shared/ui/Button';
import { Dialog } from '@storefront/shared/ui/Dialog';
import { useEffect, useRef } from 'react';

interface DiscardQuestionProps {
  readonly onDiscard: () => void;
  readonly onKeep: () => void;
}

/** Asks whether to discard unsaved values. The focus starts on the answer that loses nothing. */
export function DiscardQuestion({ onDiscard, onKeep }: DiscardQuestionProps) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <Dialog
      open
      onClose={onKeep}
      lightDismiss={false}
      title="Discard your changes?"
      actions={
        <>
          <Button variant="secondary" onClick={onDiscard}>
            Discard
          </Button>
          <Button ref={keep} onClick={onKeep}>
            Keep editing
          </Button>
        </>
      }
    >
      <p>What you typed is not saved yet.</p>
    </Dialog>
  );
}
