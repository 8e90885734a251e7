import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { controlStyle } from './internal/control-style';
import { useFieldWiring } from './internal/field-context';

export type TextInputProps = ComponentPropsWithRef<'input'>;

/** One line of text. Takes name, hint and error from its Field. */
export function TextInput(props: TextInputProps) {
  return <Control {...useFieldWiring(props)} />;
}

const Control = styled.input`
  ${controlStyle}
`;
