import type { ImportRow, TwinChoice } from '@storefront/shared/contract/entities/catalogue-import';

/** What an import does with a row, as it is kept between the check and the import (C305). */
export interface PlanRow extends Omit<ImportRow, 'twin'> {
  /** Absent: no other item and no earlier row has its name. */
  readonly twin?: PlanTwin;
  /** Id of the item that it changes; null: it adds one. */
  readonly id: string | null;
  /** The version that the check saw; null: it adds one. */
  readonly version: number | null;
  /** The form of the item as the contract read it, and what else its shop needs; null for a row with an error. */
  readonly input: unknown;
  /** Pictures by colour, as the base of their names; a dish has one under an empty text. */
  readonly pictures: Readonly<Record<string, string>>;
}

/** What has the name of a new row already, and the row as a change of it (C433). */
export interface PlanTwin {
  /** The earlier row of the sheet; null: an item of the shop. */
  readonly line: number | null;
  readonly category: string;
  readonly price: string;
  readonly preset: TwinChoice;
  /** The row as a change of the item; null: the other one is a row of the sheet, which this one replaces. */
  readonly change: Pick<PlanRow, 'id' | 'version' | 'input' | 'changes' | 'errors'> | null;
}

/** A picture that a row names. */
export interface WantedPicture {
  readonly key: string;
  /** Name of a file of the ZIP. */
  readonly file: string;
}
