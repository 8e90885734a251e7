import { ApiError } from '@storefront/shared/api/api-error';

export type FieldErrors = Readonly<Record<string, string>>;

/** Why a form was not taken: which fields are at fault, and why in the server's own words. */
export interface FormFailure {
  readonly reason: string;
  readonly fields: FieldErrors;
}

/** A body that lies in `data` (C37) is named so by the server, and its fields as the form calls them here. */
const fieldName = (path: string): string => path.replace(/^data\./, '');

/** Reads what a call that failed says about the form it was given (C83). */
export function formFailure(error: unknown): FormFailure {
  const reason = error instanceof Error ? error.message : String(error);
  const faults = error instanceof ApiError ? error.fields : [];
  return {
    reason,
    fields: Object.fromEntries(faults.map(({ field, message }) => [fieldName(field), message])),
  };
}
