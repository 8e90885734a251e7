import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { controlStyle } from './internal/control-style';
import { useFieldWiring } from './internal/field-context';

export interface TextInputProps extends ComponentPropsWithRef<'input'> {
  /** Not `number`: the wheel would change it (C452). Use `inputMode="numeric"` and read the text. */
  type?: 'text' | 'password' | 'email' | 'tel' | 'url' | 'date' | 'time' | 'file' | undefined;
}

/** One line of text. Takes name, hint and error from its Field. */
export function TextInput(props: TextInputProps) {
  return <Control {...useFieldWiring(props)} />;
}

const Control = styled.input`
  ${controlStyle}
`;
