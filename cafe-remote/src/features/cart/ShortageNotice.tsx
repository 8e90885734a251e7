import { Button } from '@storefront/shared/ui/Button';
import { Notice } from '@storefront/shared/ui/Notice';
import { type Shortage, shortageText } from './shortages';

interface ShortageNoticeProps {
  readonly shortages: readonly Shortage[];
  /** Reduces the lines to the stock. */
  readonly onTakeLeft: () => void;
}

/** Says above the checkout button which items are short, and offers to take the pieces that are left (C159). */
export function ShortageNotice({ shortages, onTakeLeft }: ShortageNoticeProps) {
  if (shortages.length === 0) return null;
  return (
    <Notice
      kind="warning"
      title="We do not have that many"
      actions={
        <Button variant="secondary" onClick={onTakeLeft}>
          Take what is left
        </Button>
      }
    >
      {shortages.map((shortage) => (
        <p key={shortage.key}>{shortageText(shortage)}</p>
      ))}
    </Notice>
  );
}
