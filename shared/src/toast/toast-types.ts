/** A button of a message; it also closes the message. */
interface NoticeAction {
  label: string;
  run: () => void;
}

/** Options of an info message: a bold first line and one button. */
export interface NoticeOptions {
  id?: string;
  title?: string;
  action?: NoticeAction;
  /** How long it is shown, ms. */
  duration?: number;
}

/** The messages of one operation; a function gets the value or the error and may return null for no message. */
export interface DuringTexts<T> {
  loading: string;
  success?: string | ((value: T) => string | null);
  failure: string | ((error: unknown) => string | null);
}
