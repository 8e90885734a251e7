import styled from 'styled-components';

/** The button that opens the account menu. */
export const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: var(--tap);
  padding: 0 12px;
  border-radius: var(--r-control);
  box-shadow: inset 0 0 0 1.5px var(--edge);
  font-size: 0.9375rem;
  font-weight: 600;
  white-space: nowrap;
`;

/** The menu below it. */
export const MenuBox = styled.nav`
  position: absolute;
  z-index: 20;
  top: calc(100% + 8px);
  right: 0;
  min-width: 200px;
  padding: 8px;
  border-radius: var(--r-control);
  background: var(--surface);
  box-shadow: var(--shadow-pop);
`;

/** One entry of the menu, link or button. */
export const Item = styled.a<{ to?: string; type?: string }>`
  display: flex;
  align-items: center;
  gap: 12px;
  width: 100%;
  min-height: var(--tap);
  padding: 0 12px;
  border-radius: var(--r-control);
  text-align: left;
  text-decoration: none;

  &:hover {
    background: var(--sunk);
  }
`;
