/** A checked import of menu or closet (C305), kept for a day; once it is done, for 90 days. */
export interface ImportsTable {
  id: string;
  shop: 'product' | 'closet';
  /** Id of the member of staff who checked it. */
  actor: string;
  /** List of `PlanRow`. */
  plan: string;
  /** List of the pictures that the check stored first, by the base of their names. */
  new_pictures: string;
  /** Milliseconds, UTC. */
  created_at: number;
  /** What was taken; null: the import is not done yet. */
  take: 'all' | 'good' | null;
  /** `ImportResult`; null: the import is not done yet. */
  answer: string | null;
  /** List of `UndoEntry`; null: it is not done yet, or undone (C434). */
  undo: string | null;
  /** Milliseconds, UTC; null: not yet. */
  done_at: number | null;
  undone_at: number | null;
}
