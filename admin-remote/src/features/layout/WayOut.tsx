import { paths } from '@storefront/shared/paths';
import { endSession } from '@storefront/shared/sign-out/end-session';
import { useLogout } from '@storefront/shared/sign-out/use-logout';
import { Button } from '@storefront/shared/ui/Button';
import { ButtonLink } from '@storefront/shared/ui/ButtonLink';
import { Icon } from '@storefront/shared/ui/Icon';
import { logoutIcon, storeIcon } from '@storefront/shared/ui/icons';
import { useState } from 'react';
import styled, { css } from 'styled-components';

/** The way to the shop and the logout: icons on phones, with words on wide screens. */
export function WayOut() {
  const logout = useLogout(endSession);
  const [isBusy, setIsBusy] = useState(false);
  const leave = async () => {
    setIsBusy(true);
    await logout();
    setIsBusy(false);
  };
  return (
    <>
      <ShopLink variant="secondary" to={paths.home()} aria-label="View shop" title="View shop">
        <Icon path={storeIcon} />
        <Word>View shop</Word>
      </ShopLink>
      <Leave
        variant="secondary"
        busy={isBusy}
        aria-label="Logout"
        title="Logout"
        onClick={() => void leave()}
      >
        <Icon path={logoutIcon} />
        <Word>Logout</Word>
      </Leave>
    </>
  );
}

const size = css`
  width: var(--tap);
  flex-shrink: 0;
  padding-inline: 0;
  font-size: var(--t-small);

  @media (min-width: 64em) {
    width: auto;
    padding-inline: 14px;
  }
`;

const ShopLink = styled(ButtonLink)`
  ${size}
`;

const Leave = styled(Button)`
  ${size}
`;

const Word = styled.span`
  display: none;

  @media (min-width: 64em) {
    display: inline;
  }
`;
