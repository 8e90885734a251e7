import styled from 'styled-components';

export const Group = styled.fieldset`
  break-inside: avoid;
  min-width: 0;
  margin: 0;
  padding: 14px 0 0;
  border: 0;

  legend {
    float: left;
    display: flex;
    align-items: baseline;
    gap: 8px;
    width: 100%;
    margin-bottom: 8px;
    padding: 0;
    font-weight: 650;
  }

  legend + * {
    clear: both;
  }

  legend span + span {
    margin-left: auto;
    font-size: var(--t-small);
    font-weight: 400;
    color: var(--muted);
  }
`;

export const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(max(88px, 5.25rem), 100%), 1fr));
  gap: 8px;
`;

export const Tile = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  align-content: center;
  min-height: 64px;
  padding: 6px;
  border-radius: var(--r-control);
  box-shadow: inset 0 0 0 1.5px var(--edge);
  line-height: 1.3;
  text-align: center;
  overflow-wrap: anywhere;
  cursor: pointer;

  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }

  b {
    font-weight: 600;
  }

  small {
    font-size: var(--t-small);
    font-variant-numeric: tabular-nums;
    color: var(--muted);
  }

  &:has(:checked) {
    background: var(--strong);
    color: var(--on-strong);
    box-shadow: inset 0 0 0 2px var(--ink);
  }

  &:has(:checked) small {
    color: inherit;
  }

  &:has(:focus-visible) {
    outline: var(--ring) solid var(--focus);
    outline-offset: var(--ring-gap);
  }

  &:has(:disabled) {
    color: var(--muted);
    cursor: not-allowed;
  }

  &[data-sold-out] b {
    text-decoration: line-through;
  }

  /* The ground of a chosen tile is gone there. */
  @media (forced-colors: active) {
    &:has(:checked) {
      outline: 2px solid Highlight;
    }
  }
`;

export const Rows = styled.div`
  border-radius: var(--r-control);
  box-shadow: inset 0 0 0 1.5px var(--line);
`;

export const Row = styled.label`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr) auto;
  gap: 0 12px;
  align-items: center;
  min-height: 48px;
  padding: 4px 14px;
  line-height: 1.3;
  overflow-wrap: anywhere;
  cursor: pointer;

  /* Large text on a phone: the price stands below the name. */
  @media (max-width: 19.9em) {
    grid-template-columns: 24px minmax(0, 1fr);

    small {
      grid-column: 2;
    }
  }

  input {
    width: 24px;
    height: 24px;
    margin: 0;
    accent-color: var(--action);
    cursor: inherit;
  }

  & + & {
    border-top: 1px solid var(--line);
  }

  small {
    font-size: var(--t-control);
    font-variant-numeric: tabular-nums;
    color: var(--muted);
  }

  &:has(:checked) {
    font-weight: 600;
  }

  &:has(:checked) small {
    color: var(--ink);
  }

  &:has(:disabled) {
    color: var(--muted);
    cursor: not-allowed;
  }

  &[data-sold-out] span {
    text-decoration: line-through;
  }
`;
