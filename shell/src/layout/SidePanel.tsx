import { brand } from '@storefront/shared/content';
import { useTable } from '@storefront/shared/hooks/use-table';
import { paths } from '@storefront/shared/paths';
import { NavLink, useLocation } from '@storefront/shared/router';
import { personAtom } from '@storefront/shared/session';
import { useLogout } from '@storefront/shared/sign-out/use-logout';
import { Button } from '@storefront/shared/ui/Button';
import { ButtonLink } from '@storefront/shared/ui/ButtonLink';
import { Dialog } from '@storefront/shared/ui/Dialog';
import { LeaveTable } from '@storefront/shared/ui/LeaveTable';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { signOutHere } from '../auth/change-session';
import type { NavEntry } from './nav-entries';
import { useLoginPath } from './use-login-path';
import { useMyOrders } from './use-my-orders';

export interface SidePanelProps {
  readonly entries: readonly NavEntry[];
  readonly onClose: () => void;
}

/** The header's entries on a phone (§2). */
export function SidePanel({ entries, onClose }: SidePanelProps) {
  const person = useAtomValue(personAtom);
  const logout = useLogout(signOutHere);
  const login = useLoginPath();
  const { isOffered } = useMyOrders(Number.POSITIVE_INFINITY);
  const { table } = useTable();
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (key !== openedAt.current) onClose();
  }, [key, onClose]);

  const logOutAndClose = async () => {
    await logout();
    onClose();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={person ? person.fullName : brand.name}
      placement="side"
      actions={
        person ? (
          <Button variant="secondary" block onClick={() => void logOutAndClose()}>
            Logout
          </Button>
        ) : (
          <ButtonLink to={login} block>
            Login / Sign Up
          </ButtonLink>
        )
      }
    >
      <nav aria-label="Main">
        {[
          ...entries,
          ...(isOffered ? [{ label: 'My orders', to: paths.orders() }] : []),
          ...(person ? [{ label: 'Profile', to: paths.profile() }] : []),
        ].map(({ label, to }) => (
          <Entry key={to} to={to} end={to === '/'} onClick={onClose}>
            {label}
          </Entry>
        ))}
      </nav>
      {table !== null && <LeaveTable table={table} />}
    </Dialog>
  );
}

const Entry = styled(NavLink)`
  display: flex;
  align-items: center;
  min-height: 56px;
  border-bottom: 1px solid var(--line);
  font: 600 1.25rem/1 var(--font-display);
  text-decoration: none;

  &[aria-current] {
    color: var(--link);
  }
`;
