import type { User } from '@storefront/shared/contract/entities/user';
import { paths } from '@storefront/shared/paths';
import { Link, useLocation } from '@storefront/shared/router';
import { useLogout } from '@storefront/shared/sign-out/use-logout';
import { Icon } from '@storefront/shared/ui/Icon';
import { downIcon, logoutIcon, userIcon } from '@storefront/shared/ui/icons';
import { useCallback, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { signOutHere } from '../auth/change-session';
import { Item, MenuBox, Toggle } from './account-menu-style';
import { useDismiss } from './use-dismiss';

/** The menu of a signed-in person: Profile and Logout (§2). */
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
        <Name>{person.fullName.split(' ')[0]}</Name>
        <Icon path={downIcon} size={16} />
      </Toggle>
      {isOpen && (
        <MenuBox aria-label="Account">
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

const Root = styled.div`
  position: relative;
`;

const Name = styled.span`
  max-width: 12ch;
  overflow: hidden;
  text-overflow: ellipsis;
`;
