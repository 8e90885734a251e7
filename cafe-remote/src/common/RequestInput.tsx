import { REQUESTS_MAX } from '@storefront/shared/rules/text';
import { Icon } from '@storefront/shared/ui/Icon';
import { penIcon } from '@storefront/shared/ui/icons';
import styled from 'styled-components';

interface RequestInputProps {
  /** The product's name, for screen readers. */
  readonly of: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The special-request field. It is always shown, so that nothing on the page shifts. */
export function RequestInput({ of, value, onChange }: RequestInputProps) {
  return (
    <RequestLine>
      <Icon path={penIcon} size={18} />
      <input
        aria-label={`Special request for ${of}`}
        placeholder="Special request"
        value={value}
        maxLength={REQUESTS_MAX}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    </RequestLine>
  );
}

/** The frame of the field; empty, it reserves the field's space. */
export const RequestLine = styled.div`
  display: flex;
  align-items: center;
  height: var(--tap);
  margin-top: 4px;
  border-bottom: 1.5px solid var(--edge);

  svg {
    color: var(--muted);
  }

  input {
    flex: 1;
    min-width: 0;
    height: var(--tap);
    padding: 0 4px 0 8px;
    border: 0;
    outline: 0;
    background: none;
    font-size: 1rem;
  }

  input::placeholder {
    color: var(--muted);
    opacity: 1;
    /* With large text a hint would be cut off. */
    font-size: min(1em, 18px);
  }

  &:focus-within {
    border-color: var(--ink);
    border-radius: 2px;
    outline: var(--ring) solid var(--focus);
    outline-offset: 2px;
  }
`;
