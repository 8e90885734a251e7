import { NavLink } from '@storefront/shared/router';
import styled from 'styled-components';
import { paths } from '../paths/paths';

/** Switches between the pages of a member's account. */
export const AccountTabs = () => (
  <Tabs aria-label="Account">
    <NavLink to={paths.orders()}>Orders</NavLink>
    <NavLink to={paths.profile()}>Profile</NavLink>
  </Tabs>
);

const Tabs = styled.nav`
  display: flex;
  gap: 24px;
  margin-top: 8px;
  border-bottom: 1px solid var(--line);

  a {
    display: grid;
    place-items: center;
    height: 48px;
    margin-bottom: -1px;
    border-bottom: 2px solid transparent;
    font-weight: 500;
    text-decoration: none;
    color: var(--muted);
  }

  a[aria-current] {
    border-color: var(--ink);
    font-weight: 650;
    color: var(--ink);
  }
`;
