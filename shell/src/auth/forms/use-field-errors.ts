import { type FormEvent, type RefObject, useCallback, useEffect, useState } from 'react';

type Errors<Name extends string> = Partial<Record<Name, string>>;

/** A field that repeats the text of another one. */
export interface Repeats<Name extends string> {
  readonly field: Name;
  readonly of: Name;
}

function without<Name extends string>(errors: Errors<Name>, field: string): Errors<Name> {
  if (!(field in errors)) return errors;
  return Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field)) as Errors<Name>;
}

/**
 * The errors of a form's fields. An edit clears the error of its field, as at checkout; `setErrors` after a failed
 * attempt focuses the first invalid field.
 *
 * @param repeats a field that repeats another one; an edit of either clears its error.
 */
export function useFieldErrors<Name extends string>(
  form: RefObject<HTMLFormElement | null>,
  repeats?: Repeats<Name>,
) {
  const [found, setFound] = useState<Errors<Name>>({});
  const [errors, setShown] = useState(found);

  useEffect(() => {
    if (Object.keys(found).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, found]);

  const setErrors = useCallback((next: Errors<Name>) => {
    setFound(next);
    setShown(next);
  }, []);
  const onInput = useCallback(
    ({ target }: FormEvent<HTMLFormElement>) => {
      if (!(target instanceof HTMLInputElement)) return;
      const { name } = target;
      setShown((before) => without(without(before, name), name === repeats?.of ? repeats.field : name));
    },
    [repeats],
  );
  return { errors, setErrors, onInput };
}
