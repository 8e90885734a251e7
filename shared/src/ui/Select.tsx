import { type ComponentPropsWithRef, useContext } from 'react';
import styled from 'styled-components';
import { Icon } from './Icon';
import { downIcon } from './icons';
import { controlStyle } from './internal/control-style';
import { FieldContext, useFieldWiring } from './internal/field-context';

export interface SelectProps extends Omit<ComponentPropsWithRef<'select'>, 'size'> {
  /** md is 44 px high, lg 52 px like the other inputs. Default: lg inside a Field, else md. */
  size?: 'md' | 'lg' | undefined;
}

/** The native select, styled. Outside a Field it needs an `aria-label`. */
export function Select({ size, className, ...rest }: SelectProps) {
  const inField = useContext(FieldContext) !== null;
  return (
    <Box className={className}>
      <Control {...useFieldWiring(rest)} $tall={(size ?? (inField ? 'lg' : 'md')) === 'lg'} />
      <Arrow path={downIcon} size={18} />
    </Box>
  );
}

const Box = styled.span`
  position: relative;
  display: block;
`;

const Control = styled.select<{ $tall: boolean }>`
  ${controlStyle}
  appearance: none;
  height: auto;
  min-height: max(${({ $tall }) => ($tall ? '52px' : 'var(--tap)')}, 1.9em);
  padding: 4px 40px 4px 14px;
  /* A long choice takes two lines. Firefox and Safari keep one line, and the dots. */
  white-space: normal;
  overflow-wrap: anywhere;
  text-overflow: ellipsis;
  cursor: pointer;
`;

const Arrow = styled(Icon)`
  position: absolute;
  right: 12px;
  top: 50%;
  translate: 0 -50%;
  pointer-events: none;
`;
