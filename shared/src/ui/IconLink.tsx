import { Link } from '@storefront/shared/router';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Icon, type IconPath } from './Icon';
import { Badge, iconButtonStyle } from './internal/icon-button-style';

export type IconLinkProps = Omit<ComponentProps<typeof Link>, 'children'> & {
  icon: IconPath;
  /** Accessible name, with the count of the badge: "Cart, 3 items". */
  label: string;
  /** Short text on the corner, at most "99+" (C57); none if empty. */
  badge?: string | number | undefined;
};

/** A link with an icon only, such as the cart in the header. */
export function IconLink({ icon, label, badge, ...rest }: IconLinkProps) {
  return (
    <Root {...rest} aria-label={label}>
      <Icon path={icon} />
      {badge ? <Badge>{badge}</Badge> : null}
    </Root>
  );
}

const Root = styled(Link)`
  ${iconButtonStyle}
`;
