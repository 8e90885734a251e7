import { type RefObject, useEffect } from 'react';

/** After a failed attempt, focuses the first invalid field. */
export function useFocusError(form: RefObject<HTMLFormElement | null>, errors: object): void {
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, errors]);
}
