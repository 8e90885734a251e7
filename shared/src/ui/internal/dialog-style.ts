import styled from 'styled-components';
import { IconButton } from '../IconButton';

export const Inner = styled.div`
  position: relative;
  flex: 1;
  min-width: 0;
  min-height: 0;
  display: flex;
  flex-direction: column;

  /* Large text on a phone: title and buttons leave no room between them, so that all of the dialog scrolls. */
  @media (max-height: 27em) {
    overflow-y: auto;
  }
`;

export const Heading = styled.h2`
  padding: 24px 72px 12px 24px;
  line-height: 1.1;
  overflow-wrap: anywhere;
`;

export const Body = styled.div`
  flex: 1;
  min-height: 0;
  padding: 8px 24px 24px;
  overflow-y: auto;
  overscroll-behavior: contain;

  @media (max-height: 27em) {
    flex: none;
    overflow: visible;
  }

  &:focus-visible {
    outline-offset: calc(-1 * var(--ring));
  }
`;

export const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--s3);
  padding: 16px 24px;
  border-top: 1px solid var(--line);
`;

export const CloseButton = styled(IconButton)`
  position: absolute;
  top: 12px;
  right: 12px;
`;
