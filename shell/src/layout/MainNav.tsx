import { NavLink } from '@storefront/shared/router';
import styled from 'styled-components';
import type { NavEntry } from './nav-entries';

/** The entries in the header, on wide screens. */
export function MainNav({ entries }: { readonly entries: readonly NavEntry[] }) {
  return (
    <Links aria-label="Main">
      {entries.map(({ label, to }) => (
        <Entry key={to} to={to} end={to === '/'} data-label={label}>
          {label}
        </Entry>
      ))}
    </Links>
  );
}

const Links = styled.nav`
  display: none;

  @media (min-width: 1024px) {
    display: flex;
  }
`;

const Entry = styled(NavLink)`
  position: relative;
  display: grid;
  place-content: center;
  justify-items: center;
  height: var(--tap);
  padding: 0 12px;
  font-size: 0.9375rem;
  font-weight: 500;
  white-space: nowrap;
  text-decoration: none;
  color: var(--muted);

  /* As wide as in bold from the start: arriving somewhere does not move its neighbours. */
  &::before {
    content: attr(data-label);
    height: 0;
    visibility: hidden;
    font-weight: 600;
  }

  &:hover {
    color: var(--ink);
  }

  &[aria-current] {
    font-weight: 600;
    color: var(--ink);
  }

  &[aria-current]::after {
    content: '';
    position: absolute;
    inset: auto 12px 6px;
    height: 2px;
    background: var(--action);
  }

  @media (max-width: 1199px) {
    padding: 0 8px;
  }
`;
