import type { User } from '@storefront/shared/contract/entities/user';
import { paths } from '@storefront/shared/paths';
import { Link, useLocation } from '@storefront/shared/router';
import { useLogout } from '@storefront/shared/sign-out/use-logout';
import { Icon } from '@storefront/shared/ui/Icon';
import { downIcon, logoutIcon, receiptIcon, userIcon } from '@storefront/shared/ui/icons';
import { useCallback, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { signOutHere } from '../auth/change-session';
import { Item, MenuBox, Toggle } from './account-menu-style';
import { useDismiss } from './use-dismiss';
import { useMyOrders } from './use-my-orders';

/** The menu of a signed-in person: My orders (C194), Profile and Logout (§2). */
export function AccountMenu({ person }: { readonly person: User }) {
  const root = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const logout = useLogout(signOutHere);
  const { key } = useLocation();
  useDismiss(root, isOpen, close);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the menu
  useEffect(close, [close, key]);

  return (
    <Root ref={root}>
      <Toggle type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon path={userIcon} />
        <Name data-staff={person.role === 'admin' || undefined}>{person.fullName.split(' ')[0]}</Name>
        <Icon path={downIcon} size={16} />
      </Toggle>
      {isOpen && (
        <MenuBox aria-label="Account">
          <OrdersItem />
          <Item as={Link} to={paths.profile()}>
            <Icon path={userIcon} size={18} />
            Profile
          </Item>
          <Item as="button" type="button" onClick={() => void logout()}>
            <Icon path={logoutIcon} size={18} />
            Logout
          </Item>
        </MenuBox>
      )}
    </Root>
  );
}

/** Absent with a server that has no list of a member's orders. */
function OrdersItem() {
  const { isOffered } = useMyOrders(Number.POSITIVE_INFINITY);
  if (!isOffered) return null;
  return (
    <Item as={Link} to={paths.orders()}>
      <Icon path={receiptIcon} size={18} />
      My orders
    </Item>
  );
}

const Root = styled.div`
  position: relative;
`;

const Name = styled.span`
  max-width: 12ch;
  overflow: hidden;
  text-overflow: ellipsis;

  /* In the header of staff another entry takes this room. Screen readers still say the name. */
  @media (max-width: 1359px) {
    &[data-staff] {
      position: absolute;
      width: 1px;
      clip-path: inset(50%);
    }
  }
`;
