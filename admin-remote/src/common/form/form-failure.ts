import { ApiError } from '@storefront/shared/api/api-error';

export type FieldErrors = Readonly<Record<string, string>>;

/** Why the server refused a form: the invalid fields and its message. */
export interface FormFailure {
  readonly reason: string;
  readonly fields: FieldErrors;
}

/** Removes the prefix `data.` that the server adds to fields of a multipart body (C37). */
const fieldName = (path: string): string => path.replace(/^data\./, '');

/** Reads invalid fields and message from the error of a failed call (C83). */
export function formFailure(error: unknown): FormFailure {
  const reason = error instanceof Error ? error.message : String(error);
  const faults = error instanceof ApiError ? error.fields : [];
  return {
    reason,
    fields: Object.fromEntries(faults.map(({ field, message }) => [fieldName(field), message])),
  };
}
