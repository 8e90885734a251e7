import { createContext, useContext } from 'react';

/** Values that a Field passes to its control. */
export interface FieldWiring {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

export const FieldContext = createContext<FieldWiring | null>(null);

interface ControlProps {
  id?: string | undefined;
  required?: boolean | undefined;
  'aria-invalid'?: boolean | 'false' | 'true' | 'grammar' | 'spelling' | undefined;
  'aria-describedby'?: string | undefined;
}

/** Merges the props of a control with those of its Field: name, hint, error, required. */
export function useFieldWiring<Props extends ControlProps>(props: Props): Props {
  const field = useContext(FieldContext);
  if (!field) return props;
  const describedBy = [field.describedBy, props['aria-describedby']].filter(Boolean).join(' ');
  return {
    required: field.required,
    'aria-invalid': field.invalid || undefined,
    ...props,
    id: field.id,
    'aria-describedby': describedBy || undefined,
  };
}
