import { Link } from '@storefront/shared/router';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Icon, type IconPath } from './Icon';
import { Badge, iconButtonStyle } from './internal/icon-button-style';

export type IconLinkProps = Omit<ComponentProps<typeof Link>, 'children'> & {
  icon: IconPath;
  /** Its name; says the badge's count too, such as "Cart, 3 items". */
  label: string;
  /** A short text on the corner (C57: "99+" is the greatest); nothing for an empty one. */
  badge?: string | number | undefined;
};

/** A link with an icon only, such as the cart's in the header. */
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
