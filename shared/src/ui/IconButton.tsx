import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Icon, type IconPath } from './Icon';
import { Badge, iconButtonStyle } from './internal/icon-button-style';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  icon: IconPath;
  /** Accessible name, with the count of the badge: "Cart, 3 items". */
  label: string;
  /** Short text on the corner; none if empty. */
  badge?: string | number | undefined;
}

/** A button with an icon only. */
export function IconButton({ icon, label, badge, type = 'button', ...rest }: IconButtonProps) {
  return (
    <Root {...rest} type={type} aria-label={label}>
      <Icon path={icon} />
      {badge ? <Badge>{badge}</Badge> : null}
    </Root>
  );
}

const Root = styled.button`
  ${iconButtonStyle}
`;
