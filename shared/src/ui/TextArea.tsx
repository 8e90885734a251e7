import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { controlStyle } from './internal/control-style';
import { useFieldWiring } from './internal/field-context';

export type TextAreaProps = ComponentPropsWithRef<'textarea'>;

/** Several lines of text. Takes name, hint and error from its Field. */
export function TextArea({ rows = 4, ...rest }: TextAreaProps) {
  return <Control {...useFieldWiring(rest)} rows={rows} />;
}

const Control = styled.textarea`
  ${controlStyle}
  height: auto;
  min-height: 96px;
  padding-block: 12px;
  resize: vertical;
`;
