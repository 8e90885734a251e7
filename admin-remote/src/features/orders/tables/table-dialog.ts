import type { Sitting } from '@storefront/shared/contract/entities/table';

/** Props of the dialogs about the party at a table. */
export interface TableDialogProps {
  readonly tableNumber: string;
  readonly sitting: Sitting;
  /** True while there is no network: changes wait. */
  readonly isWaiting: boolean;
  /** Called when it is stored. @param tableNumber where the party sits now, or sat */
  readonly onDone: (tableNumber: string) => void;
  readonly onClose: () => void;
}
