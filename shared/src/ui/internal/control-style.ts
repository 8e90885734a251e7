import { css } from 'styled-components';

/** Styles of text inputs. At least 16 px type, because phones zoom in on less. */
export const controlStyle = css`
  display: block;
  width: 100%;
  /* Large text needs more. */
  height: max(52px, 1.9em);
  padding: 0 16px;
  background: var(--surface);
  border: 1.5px solid var(--edge);
  border-radius: var(--r-control);
  font-size: 1rem;
  transition: border-color var(--fast);

  &[inputmode='numeric'],
  &[inputmode='decimal'],
  &[inputmode='tel'],
  &[type='number'],
  &[type='tel'] {
    font-variant-numeric: tabular-nums lining-nums;
  }

  &::placeholder {
    color: var(--muted);
    opacity: 1;
    /* With large text a hint would be cut off. */
    font-size: min(1em, 18px);
  }

  &[aria-invalid='true'] {
    border-color: var(--error);
  }

  &:disabled {
    background: var(--sunk);
    color: var(--muted);
    cursor: not-allowed;
  }

  &:autofill {
    box-shadow: inset 0 0 0 100px var(--accent-soft);
    -webkit-text-fill-color: var(--ink);
  }
`;
