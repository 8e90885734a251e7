import styled from 'styled-components';
import { contact } from '../content/content';
import { phoneIcon } from './frame-icons';
import { Icon } from './Icon';
import { type ButtonLook, type ButtonStyleProps, buttonStyle } from './internal/button-style';

/** A link that dials the shop and looks like a button. */
export function CallShop({ variant = 'secondary', size = 'md', block = false }: ButtonLook) {
  return (
    <Root href={`tel:${contact.phone}`} $variant={variant} $size={size} $block={block}>
      <Icon path={phoneIcon} size={20} />
      <span>{contact.phoneText}</span>
    </Root>
  );
}

const Root = styled.a<ButtonStyleProps>`
  ${buttonStyle}
`;
