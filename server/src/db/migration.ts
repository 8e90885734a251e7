/** The two column types that the databases spell differently. */
export interface ColumnTypes {
  /** Text that compares byte by byte, so that both databases sort and match alike. */
  readonly key: string;
  /** Whole numbers up to 2^53: paisa and milliseconds. */
  readonly whole: string;
}

/** One step forward of the schema; there are no steps back. A published step never changes. */
export interface Migration {
  /** Number and subject; steps run in the order of the list. */
  readonly name: string;
  /** The statements of this step, in order. */
  statements(types: ColumnTypes): readonly string[];
}
