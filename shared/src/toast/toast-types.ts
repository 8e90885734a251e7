/** What a message may offer to do; it closes the message. */
interface NoticeAction {
  label: string;
  run: () => void;
}

/** The richer message of the dashboard: a bold first line, and one thing to do. */
export interface NoticeOptions {
  id?: string;
  title?: string;
  action?: NoticeAction;
  /** How long it stays, ms. */
  duration?: number;
}

/** The texts of one piece of work; a function is given the value or the error, and may answer null for silence. */
export interface DuringTexts<T> {
  loading: string;
  success?: string | ((value: T) => string | null);
  failure: string | ((error: unknown) => string | null);
}
