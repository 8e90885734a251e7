import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Icon } from './Icon';
import { alertIcon } from './icons';
import { FieldContext } from './internal/field-context';

export interface FieldProps {
  label: ReactNode;
  /** One control of this kit: TextInput, TextArea, PasswordInput, SearchInput or Select. */
  children: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Marks the control as required, without a visible sign: most fields are required. */
  required?: boolean | undefined;
  /** Adds "(optional)" to the label. */
  optional?: boolean | undefined;
  /** Needed only if another element refers to the control. */
  id?: string | undefined;
  className?: string | undefined;
}

/** A control with label, hint and error, linked for screen readers. */
export function Field({ label, children, hint, error, required, optional, id, className }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const errorId = error ? `${controlId}-error` : undefined;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const wiring = {
    id: controlId,
    describedBy: [errorId, hintId].filter(Boolean).join(' ') || undefined,
    invalid: Boolean(error),
    required: Boolean(required),
  };
  return (
    <div className={className}>
      <Label htmlFor={controlId}>
        <span>{label}</span>
        {optional && <Optional> (optional)</Optional>}
      </Label>
      <FieldContext value={wiring}>{children}</FieldContext>
      {error && (
        <ErrorText id={errorId}>
          <Icon path={alertIcon} size={16} />
          <span>{error}</span>
        </ErrorText>
      )}
      {hint && <Hint id={hintId}>{hint}</Hint>}
    </div>
  );
}

const Label = styled.label`
  display: block;
  width: fit-content;
  margin-bottom: 6px;
  font-size: var(--t-small);
  font-weight: 600;
`;

const Optional = styled.span`
  font-weight: 400;
  color: var(--muted);
`;

const Hint = styled.p`
  margin-top: var(--s2);
  font-size: var(--t-small);
  color: var(--muted);
  overflow-wrap: anywhere;
`;

const ErrorText = styled.p`
  display: flex;
  gap: 6px;
  margin-top: var(--s2);
  font-size: var(--t-small);
  font-weight: 500;
  color: var(--error);
  overflow-wrap: anywhere;

  svg {
    flex: none;
    margin-top: 2px;
  }
`;
