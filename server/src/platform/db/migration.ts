import type { Tx } from './database';

/** What the databases spell differently. */
export interface ColumnTypes {
  /** Text that compares byte by byte, so that both databases sort and match alike. */
  readonly key: string;
  /** Whole numbers up to 2^53: paisa and milliseconds. */
  readonly whole: string;
  /** The statements of an index that finds parts of the texts of a column, of a table with the key `id`. */
  readonly textIndex: (table: string, column: string) => readonly string[];
}

/** One step forward of the schema; there are no steps back. A published step never changes. */
export interface Migration {
  /** Number and subject; steps run in the order of the list. */
  readonly name: string;
  /** The statements of this step, in order. */
  statements(types: ColumnTypes): readonly string[];
  /** Then: fills what is new where a rule in code decides. */
  readonly fill?: (tx: Tx) => Promise<void>;
  /** At last: indexes, which are built faster over what is there. */
  readonly indexes?: (types: ColumnTypes) => readonly string[];
}
