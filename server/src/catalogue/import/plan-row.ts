import type { ImportRow } from '@storefront/shared/contract/entities/catalogue-import';

/** What an import does with a row, as it is kept between the check and the import (C305). */
export interface PlanRow extends ImportRow {
  /** Id of the item that it changes; null: it adds one. */
  readonly id: string | null;
  /** The version that the check saw; null: it adds one. */
  readonly version: number | null;
  /** The form of the item as the contract read it, and what else its shop needs; null for a row with an error. */
  readonly input: unknown;
  /** Pictures by colour, as the base of their names; a dish has one under an empty text. */
  readonly pictures: Readonly<Record<string, string>>;
}

/** A picture that a row names. */
export interface WantedPicture {
  readonly key: string;
  /** Name of a file of the ZIP. */
  readonly file: string;
}
