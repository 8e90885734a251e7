import { useState } from 'react';
import type { FieldErrors } from './form-failure';

/** What a form holds, as typed, with what is wrong with it. A field that is changed is no longer at fault. */
export function useForm<F extends object>(start: () => F) {
  const [values, setValues] = useState(start);
  const [isChanged, setIsChanged] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusals, setRefusals] = useState(0);

  return {
    values,
    isChanged,
    errors,
    /** How often it was refused: each time the first field at fault gets the focus. */
    refusals,
    /** @param about the fields at fault that this settles, where they are called otherwise. */
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
