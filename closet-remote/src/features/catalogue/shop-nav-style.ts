import styled, { css } from 'styled-components';

export const Bar = styled.nav`
  position: relative;
  border-bottom: 1px solid var(--line);
`;

export const Entries = styled.ul`
  display: flex;
  gap: 4px;

  @media (min-width: 1024px) {
    gap: 24px;
  }
`;

export const Item = styled.li``;

const entry = css`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  height: 52px;
  padding: 0 6px;
  border-block: 2px solid transparent;
  font-size: var(--t-control);
  font-weight: 500;
  white-space: nowrap;
  color: var(--muted);

  &:hover,
  &[aria-expanded='true'] {
    color: var(--ink);
  }

  &[aria-current] {
    border-bottom-color: var(--ink);
    font-weight: 600;
    color: var(--ink);
  }
`;

export const Entry = styled.button`
  ${entry}
`;

export const Panel = styled.div`
  position: absolute;
  z-index: 8;
  inset: 100% 0 auto;
  border-bottom: 1px solid var(--line);
  background: var(--surface);
  box-shadow: var(--shadow-pop);
  clip-path: inset(0 0 -80px);
`;

export const Types = styled.ul`
  columns: 2;
  column-gap: 24px;
  max-width: calc(var(--page) + 2 * var(--gutter));
  margin-inline: auto;
  padding: 20px var(--gutter) 28px;

  @media (min-width: 640px) {
    columns: 4;
  }

  button {
    min-width: var(--tap);
    min-height: var(--tap);
    padding: 0 4px;
    margin-left: -4px;
    text-align: left;
  }

  button:hover,
  button[aria-pressed='true'] {
    text-decoration: underline;
    text-decoration-thickness: 1.5px;
    text-underline-offset: 6px;
  }
`;
