import type { EditStamp } from './schema';

/** A group of options that dishes share (C255). */
export interface OptionGroupsTable extends EditStamp {
  id: string;
  name: string;
  /** Unique, see `textKey`. */
  name_key: string;
  /** Fewest and most choices that a line may have. */
  min_choices: number;
  max_choices: number;
  /** List of `OptionChoice`, in its order. */
  choices: string;
  /** Milliseconds since 1970, UTC. */
  created_at: number;
}
