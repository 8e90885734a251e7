import { Link } from '@storefront/shared/router';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { type ButtonLook, type ButtonStyleProps, buttonStyle } from './internal/button-style';

export type ButtonLinkProps = ButtonLook & ComponentProps<typeof Link>;

/** A link to another page that looks like a button. */
export function ButtonLink({ variant = 'primary', size = 'md', block = false, ...rest }: ButtonLinkProps) {
  return <Root {...rest} $variant={variant} $size={size} $block={block} />;
}

const Root = styled(Link)<ButtonStyleProps>`
  ${buttonStyle}
`;
