import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { Tick } from './internal/tick-style';

export interface RadioCardProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'title' | 'children'> {
  name: string;
  title: ReactNode;
  /** One line that explains the choice. */
  text?: ReactNode;
}

/** A radio button as a box. Put the choices into one fieldset with a legend. */
export function RadioCard({ title, text, className, ...rest }: RadioCardProps) {
  return (
    <Box className={className}>
      <Tick {...rest} type="radio" />
      <Title>{title}</Title>
      {text && <Text>{text}</Text>}
    </Box>
  );
}

const Box = styled.label`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  align-content: start;
  align-items: center;
  gap: 2px 12px;
  padding: 16px;
  border-radius: var(--r-control);
  box-shadow: inset 0 0 0 1.5px var(--line);
  cursor: pointer;
  transition: box-shadow var(--fast);

  @media (hover: hover) {
    &:hover {
      box-shadow: inset 0 0 0 1.5px var(--edge);
    }
  }

  &:has(:checked) {
    background: var(--surface);
    box-shadow: inset 0 0 0 2px var(--ink);
  }

  &:has(:focus-visible) {
    outline: var(--ring) solid var(--focus);
    outline-offset: var(--ring-gap);
  }

  input:focus-visible {
    outline: none;
  }

  &:has(:disabled) {
    color: var(--muted);
    cursor: not-allowed;
  }
`;

const Title = styled.span`
  font-weight: 600;
  text-wrap: pretty;
`;

const Text = styled.span`
  grid-column: 2;
  color: var(--muted);
  font-size: var(--t-small);
  line-height: 1.35;
`;
