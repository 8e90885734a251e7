import type { Tx } from './database';

/** Column types that the two databases spell differently. */
export interface ColumnTypes {
  /** Text compared by bytes, so that both databases sort and match alike. */
  readonly key: string;
  /** Whole numbers up to 2^53: paisa and milliseconds. */
  readonly whole: string;
  /** Returns the statements of a text index on a column; the table's key is `id`. */
  readonly textIndex: (table: string, column: string) => readonly string[];
}

/** One forward step of the schema; there are no steps back. Never change a published step. */
export interface Migration {
  /** Number and subject; steps run in the order of the list. */
  readonly name: string;
  /** The statements of this step, in order. */
  statements(types: ColumnTypes): readonly string[];
  /** Runs after the statements: fills new columns that code computes. */
  readonly fill?: (tx: Tx) => Promise<void>;
  /** Runs last: indexes, which build faster over existing rows. */
  readonly indexes?: (types: ColumnTypes) => readonly string[];
}
