import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { type ButtonLook, type ButtonStyleProps, buttonStyle } from './internal/button-style';

type DownloadLinkProps = ButtonLook & ComponentPropsWithRef<'a'>;

/** A link to a file of the server, which the browser saves; it looks like a button. */
export function DownloadLink({
  variant = 'secondary',
  size = 'md',
  block = false,
  ...rest
}: DownloadLinkProps) {
  return <Root download {...rest} $variant={variant} $size={size} $block={block} />;
}

const Root = styled.a<ButtonStyleProps>`
  ${buttonStyle}
`;
