import styled, { css } from 'styled-components';

export const Bar = styled.nav`
  position: relative;
  z-index: 8;
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
