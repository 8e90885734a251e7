/** A field of a form that can conflict: form values `F` of a stored item `I`. */
export interface EditField<F, I> {
  readonly id: string;
  readonly label: string;
  /** Returns the value for comparing. */
  readonly text: (form: F, item: I) => string;
  /** Returns the value as staff read it; without it, `text` is shown. */
  readonly shown?: (form: F, item: I) => string;
  /** Returns `to` with this field's value of `from`. */
  readonly copy: (to: F, from: F) => F;
}

/** Returns a field that is one key of the form. */
export function editField<F extends object, I>(
  name: keyof F & string,
  label: string,
  more: Partial<Pick<EditField<F, I>, 'text' | 'shown'>> = {},
): EditField<F, I> {
  return {
    id: name,
    label,
    text: (form) => String(form[name]).trim(),
    copy: (to, from) => ({ ...to, [name]: from[name] }),
    ...more,
  };
}

const YES_NO = (isOn: unknown) => (isOn === true ? 'Yes' : 'No');

/** Returns a field that is a checkbox. */
export const flagField = <F extends object, I>(name: keyof F & string, label: string): EditField<F, I> =>
  editField(name, label, { text: (form) => YES_NO(form[name]) });

/** The values of a form and the stored item that they began with. */
export interface Edit<F, I> {
  readonly form: F;
  readonly item: I;
}

/** A three-way merge of two edits. */
export interface Merge<F, I> {
  /** My values; fields that only the other person changed have theirs. */
  readonly values: F;
  /** Fields that both changed, to different values. */
  readonly clashes: readonly EditField<F, I>[];
  /** Fields that only the other person changed. */
  readonly taken: readonly EditField<F, I>[];
}

/** Merges my edit with the edit that somebody stored meanwhile; both began with `base` (C165). */
export function mergeEdits<F, I>(
  fields: readonly EditField<F, I>[],
  base: Edit<F, I>,
  mine: Edit<F, I>,
  theirs: Edit<F, I>,
): Merge<F, I> {
  const textOf = (field: EditField<F, I>, { form, item }: Edit<F, I>) => field.text(form, item);
  const different = fields.filter((field) => textOf(field, mine) !== textOf(field, theirs));
  const taken = different.filter((field) => textOf(field, mine) === textOf(field, base));
  const clashes = different.filter(
    (field) => !taken.includes(field) && textOf(field, theirs) !== textOf(field, base),
  );
  return {
    values: taken.reduce((form, field) => field.copy(form, theirs.form), mine.form),
    clashes,
    taken,
  };
}

/** A field that changed, as staff read it. */
export interface FieldChange {
  readonly label: string;
  readonly before: string;
  readonly now: string;
}

/** Returns a function that lists the fields in which two stored versions of an item differ. */
export function changesIn<F, I>(fields: readonly EditField<F, I>[], toForm: (item: I) => F) {
  return (before: I, now: I): FieldChange[] => {
    const [was, is] = [toForm(before), toForm(now)];
    return fields
      .filter((field) => field.text(was, before) !== field.text(is, now))
      .map(({ label, text, shown = text }) => ({ label, before: shown(was, before), now: shown(is, now) }));
  };
}
