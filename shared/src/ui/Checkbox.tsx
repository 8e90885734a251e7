import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { Tick } from './internal/tick-style';
import { VisuallyHidden } from './VisuallyHidden';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  label: ReactNode;
  /** Hides the label visually, for rows with a name elsewhere on the screen. */
  hideLabel?: boolean | undefined;
}

/** A checkbox; its whole row is the touch target. */
export function Checkbox({ label, hideLabel = false, className, ...rest }: CheckboxProps) {
  return (
    <Row className={className} data-bare={hideLabel || undefined}>
      <Tick {...rest} type="checkbox" />
      {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </Row>
  );
}

const Row = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: var(--s3);
  min-width: var(--tap);
  min-height: var(--tap);
  font-size: var(--t-control);
  line-height: 1.4;
  cursor: pointer;

  &[data-bare] {
    justify-content: center;
  }

  a {
    color: var(--link);
    font-weight: 600;
    text-underline-offset: 3px;
  }
`;
