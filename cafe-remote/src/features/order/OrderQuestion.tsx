import { Button } from '@storefront/shared/ui/Button';
import { Dialog } from '@storefront/shared/ui/Dialog';

interface OrderQuestionProps {
  readonly title: string;
  readonly text: string;
  /** Words of the button that changes nothing, and of the other. */
  readonly keep: string;
  readonly yes: string;
  readonly onKeep: () => void;
  readonly onYes: () => void;
}

/** Asks before a step on the page of an order that cannot be taken back (C401, C405). */
export function OrderQuestion({ title, text, keep, yes, onKeep, onYes }: OrderQuestionProps) {
  return (
    <Dialog
      open
      onClose={onKeep}
      title={title}
      actions={
        <>
          <Button variant="secondary" onClick={onKeep}>
            {keep}
          </Button>
          <Button onClick={onYes}>{yes}</Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
