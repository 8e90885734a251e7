import { useState } from 'react';
import type { FieldErrors } from './form-failure';

/** State of a form: the typed values and their errors. Changing a field clears its error. */
export function useForm<F extends object>(start: () => F) {
  const [values, setValues] = useState(start);
  const [isChanged, setIsChanged] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusals, setRefusals] = useState(0);

  return {
    values,
    isChanged,
    errors,
    /** Number of refused submissions. Each one moves the focus to the first invalid field. */
    refusals,
    /** @param about names of the errors to clear, if they differ from the field names. */
    set(changes: Partial<F>, about: readonly string[] = Object.keys(changes)) {
      setValues((before) => ({ ...before, ...changes }));
      setIsChanged(true);
      setErrors((before) =>
        Object.fromEntries(Object.entries(before).filter(([field]) => !about.includes(field))),
      );
    },
    refuse(faults: FieldErrors) {
      setErrors(faults);
      setRefusals((count) => count + 1);
    },
  };
}
