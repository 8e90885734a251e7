import { type ComponentPropsWithRef, useState } from 'react';
import styled from 'styled-components';
import { IconButton } from './IconButton';
import { eyeIcon, eyeOffIcon } from './icons';
import { controlStyle } from './internal/control-style';
import { useFieldWiring } from './internal/field-context';

export type PasswordInputProps = Omit<ComponentPropsWithRef<'input'>, 'type'>;

/** A password input with a button that shows the password (§2 Login). */
export function PasswordInput(props: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <Box className={props.className}>
      <Control
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...useFieldWiring(props)}
        type={shown ? 'text' : 'password'}
      />
      <Eye
        icon={shown ? eyeOffIcon : eyeIcon}
        label="Show password"
        aria-pressed={shown}
        disabled={props.disabled}
        onClick={() => setShown(!shown)}
      />
    </Box>
  );
}

const Box = styled.div`
  position: relative;
`;

const Control = styled.input`
  ${controlStyle}
  padding-right: 56px;

  &::-ms-reveal {
    display: none;
  }
`;

const Eye = styled(IconButton)`
  position: absolute;
  top: 4px;
  right: 4px;
  color: var(--muted);
`;
