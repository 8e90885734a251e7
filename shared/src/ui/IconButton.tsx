import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Icon, type IconPath } from './Icon';
import { Badge, iconButtonStyle } from './internal/icon-button-style';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  icon: IconPath;
  /** Its name; says the badge's count too, such as "Cart, 3 items". */
  label: string;
  /** A short text on the corner; nothing for an empty one. */
  badge?: string | number | undefined;
}

/** A button with an icon only, named by its label. */
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
